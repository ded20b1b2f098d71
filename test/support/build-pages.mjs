// Before a test in workerd: the Worker has the pages built in, and a new clone has none.
export { build as default } from "../../workers/local/build.mjs";
