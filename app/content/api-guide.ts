import { whenBuilt } from "~/domain/capabilities";

/** Under the title; null once the API is there. */
export const apiStatus = whenBuilt(
  "api",
  null,
  "It is not open yet. This is what it will look like; tell us what you would build.",
);

export const apiFeatures = [
  { title: "Simple REST", text: "JSON in, JSON out, over HTTPS, under one address: /api/v1." },
  { title: "Keys with scopes", text: "Each key may do only what you allow it, and can be withdrawn at once." },
  { title: "The same rules as the chat", text: "Conflicts, buffers and working hours count for your software too." },
] as const;

export const endpoints = [
  { method: "POST", path: "/api/v1/meetings", text: "Create a meeting" },
  { method: "GET", path: "/api/v1/meetings", text: "List meetings" },
  { method: "GET", path: "/api/v1/meetings/{id}", text: "Read one meeting" },
  { method: "PUT", path: "/api/v1/meetings/{id}", text: "Update a meeting" },
  { method: "DELETE", path: "/api/v1/meetings/{id}", text: "Cancel a meeting" },
  { method: "GET", path: "/api/v1/availability", text: "Find free times" },
] as const;

/** @param appUrl where this Parley runs, without a slash at the end */
export function curlExample(appUrl: string): string {
  return `curl -X POST ${appUrl}/api/v1/meetings \\
  -H "Authorization: Bearer YOUR_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "title": "Project kickoff",
    "duration": 30,
    "participant_email": "anna@example.com",
    "preferred_times": ["2026-03-05T15:00:00+01:00"]
  }'`;
}

export const apiSteps = [
  { title: "Sign up", text: "An account is free for the length of the trial." },
  { title: "Generate an API key", text: "In your settings, with only the permissions that your software needs." },
  { title: "Read the documentation", text: "Every field, error and limit is described in the OpenAPI document." },
  { title: "Make your first call", text: "Copy the example, put in your key, and look at your calendar." },
] as const;
