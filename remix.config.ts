import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { ANSWERED_PAGES } from "./workers/answered-pages";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Files of the rooms without pages. */
const IN_SERVER_ROOM = /\/app\/(?:domain|db|providers|services|forms|http)\/[^?]+\.ts$/;

/** Components of one page or two, which load with them. */
const OF_FEW_PAGES = new RegExp(
  `/components/(?:\\w+/|(?:${[
    ...["api-keys", "auth-card", "booking-page", "countdown", "event-form", "event-list", "first-text-card"],
    ...["get-started", "group-table", "guest-card", "guest-picker", "history-card", "integration-card"],
    ...["meeting-badges", "meeting-filters", "meeting-row", "menu", "refresh-on-return", "reminder-card", "tabs"],
    ...["template-form", "upcoming-events", "zone-field"],
  ].join("|")})\\.)`,
);

/** What every page behind the sign-in loads: React with Remix, and what those pages share in one file. */
function chunkOf(id: string): string | undefined {
  if (/\/node_modules\/(?!temporal-polyfill|zod)/.test(id)) return "vendor";
  return /\/app\/(?:components\/|root\.tsx|entry\.client)/.test(id) && !OF_FEW_PAGES.test(id) ? "app" : undefined;
}

/** A page or a text that the build makes a file of, and that the Worker is never asked for. */
function isFile(branch: readonly { id: string; path?: string }[]): boolean {
  const path = `/${branch.at(-1)?.path ?? ""}`;
  const isOfSite = branch.some(({ id }) => id === "routes/_site");
  return (isOfSite && !path.endsWith("*") && !ANSWERED_PAGES.includes(path)) || /\.(?:txt|xml)$/.test(path);
}

/** Remix reads its build from here: `remix vite:build --config remix.config.ts`. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
      serverBundles: ({ branch }) => (isFile(branch) ? "site" : "app"),
    }),
    tsconfigPaths(),
  ],
  ssr: {
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  resolve: { mainFields: ["browser", "module", "main"] },
  build: {
    minify: true,
    sourcemap: false,
    // The Worker has these files as well, and bundles them once: the server's build leaves them where they are.
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: chunkOf } } }),
    ...(isSsrBuild && {
      rollupOptions: {
        external: (id: string) => IN_SERVER_ROOM.test(id),
        makeAbsoluteExternalsRelative: false,
        output: {
          // One file: what the browser loads when it is asked for, the Worker has.
          inlineDynamicImports: true,
          paths: (id: string) => id.replace(/^.*(?=\/app\/)/, IN_SERVER_ROOM.test(id) ? "../../.." : "$&"),
        },
      },
    }),
  },
}));
