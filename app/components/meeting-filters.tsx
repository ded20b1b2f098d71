import { Form, useSubmit } from "@remix-run/react";
import { LinkButton, SubmitButton } from "./button";
import { Field, Select } from "./field";

/** What the list shows now, as the query string says it. */
interface Asked {
  q: string;
  status: string;
  type: string;
  when: string;
  page: number;
}

const field = (name: string, value: string) => ({ name, value, errors: [], constraint: {} });

/** Search and filters: a form that only reads, so each view of the list has an address of its own. */
export function MeetingFilters({ asked }: { asked: Asked }) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      role="search"
      data-at-once=""
      // A choice acts at once; words are sent with the Enter key.
      onChange={({ target, currentTarget }) => target instanceof HTMLSelectElement && submit(currentTarget)}
      // What the inputs show follows the address, also when one goes back.
      key={`${asked.q} ${asked.status} ${asked.type} ${asked.when}`}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto] lg:gap-x-4 print:hidden"
    >
      <Field
        label="Search"
        field={{ ...field("q", asked.q), constraint: { maxLength: 200 } }}
        type="search"
        className="col-span-full lg:col-span-1"
        placeholder="Title, person or place"
      />
      <Select
        label="When"
        field={field("when", asked.when)}
        options={[
          { value: "upcoming", label: "Upcoming" },
          { value: "week", label: "Next 7 days" },
          { value: "month", label: "Next 30 days" },
          { value: "past", label: "Past" },
          { value: "any", label: "Any time" },
        ]}
      />
      <Select
        label="Status"
        field={field("status", asked.status)}
        options={[
          { value: "", label: "Any status" },
          { value: "confirmed", label: "Confirmed" },
          { value: "pending", label: "Pending" },
          { value: "cancelled", label: "Cancelled" },
        ]}
      />
      <Select
        label="Type"
        field={field("type", asked.type)}
        options={[
          { value: "", label: "Any type" },
          { value: "internal", label: "Internal" },
          { value: "external", label: "External" },
        ]}
      />
      <SubmitButton
        look="secondary"
        className="[@media(scripting:enabled)]:sr-only [@media(scripting:enabled)]:focus:not-sr-only"
      >
        Filter
      </SubmitButton>
    </Form>
  );
}

/** To the page before and after; nothing when there is only one. */
export function Pages({ asked, hasMore }: { asked: Asked; hasMore: boolean }) {
  if (asked.page === 1 && !hasMore) return null;
  const at = (page: number) => {
    const query = new URLSearchParams({ ...asked, page: String(page) });
    for (const [name, value] of [...query]) if (value === "") query.delete(name);
    return `?${query}`;
  };
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4">
      {asked.page > 1 ? (
        <LinkButton to={at(asked.page - 1)} look="secondary">
          Previous page
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="text-muted">Page {asked.page}</span>
      {hasMore ? (
        <LinkButton to={at(asked.page + 1)} look="secondary">
          Next page
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
