import { Form } from "@remix-run/react";
import { TRANSCRIPT_MB } from "~/domain/body-limits";
import { SubmitButton } from "../button";
import { FieldErrors, TextArea } from "../field";
import type { FieldState } from "../form-state";

/** Takes the words of a meeting, pasted or as a file; what was pasted stays in its field while something is wrong. */
export function TranscriptForm({ fields, again }: { fields: Record<"text" | "file", FieldState>; again: boolean }) {
  const { file, text } = fields;
  return (
    <Form method="post" encType="multipart/form-data" className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="add" />
      <TextArea
        label="Paste the transcript"
        field={text}
        rows={8}
        hint="As it is: with names and times, or without. Who is named in front of a line has said it."
      />
      <div>
        <label htmlFor="field-file" className="mb-1.5 block font-medium">
          Or choose a file
        </label>
        <input
          id="field-file"
          type="file"
          name="file"
          accept=".txt,.vtt,.srt,.md,.docx,text/plain,text/vtt,text/markdown"
          aria-describedby={file.errors.length > 0 ? "field-file-hint field-file-error" : "field-file-hint"}
          aria-invalid={file.errors.length > 0 || undefined}
          className="control"
        />
        <p id="field-file-hint" className="mt-1.5 text-muted text-sm">
          .txt, .vtt, .srt, .md or .docx, up to {TRANSCRIPT_MB} MB
        </p>
        <FieldErrors field={file} />
      </div>
      <div>
        <SubmitButton pending="Summarising…">{again ? "Summarise these words instead" : "Summarise"}</SubmitButton>
      </div>
    </Form>
  );
}
