import { Form } from "@remix-run/react";
import { SubmitButton } from "../button";

/** Asks what was said about something; a form that sends its words in the address. */
export function SearchBox({ query }: { query: string }) {
  return (
    <Form method="get" action="/dashboard/meetings/search" role="search" className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor="search-words" className="mb-1.5 block font-medium">
          Search what was said
        </label>
        <input id="search-words" type="search" name="q" defaultValue={query} maxLength={200} className="control" />
      </div>
      <SubmitButton look="secondary">Search</SubmitButton>
    </Form>
  );
}
