/**
 * What `react-router-dom` takes from React's renderer for browsers. A server renders to a stream and never flushes, so
 * the 130 kB of the renderer itself stay out of the Worker: `wrangler.toml` puts this in its place.
 */
export const flushSync = undefined;
export default { flushSync };
