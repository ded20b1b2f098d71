/** What `remix vite:build` writes; it has no types of its own. */
declare module "*/build/server/app" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}
