// Run by `npm test` as it begins, beside the installation of the packages.
import { installChrome } from "./chrome.mjs";

await installChrome();
