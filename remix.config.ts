import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Files of the rooms without pages. */
const IN_SERVER_ROOM = /\/app\/(?:domain|db|providers|services|forms|http)\/[^?]+\.ts$/;

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
    ...(isSsrBuild && {
      rollupOptions: {
        external: (id: string) => IN_SERVER_ROOM.test(id),
        makeAbsoluteExternalsRelative: false,
        output: { paths: (id: string) => id.replace(/^.*(?=\/app\/)/, IN_SERVER_ROOM.test(id) ? "../.." : "$&") },
      },
    }),
  },
}));
