import type { FirstText } from "~/domain/first-text";
import { LinkButton } from "./button";
import { Card } from "./card";

/** The end of the setup: one sentence to text, as a link on a phone and as a code to scan at a desk. */
export function FirstTextCard({ title, first: { text, url, qr } }: { title: string; first: FirstText }) {
  return (
    <Card title={title} text="Parley answers at once. Try this one; it changes nothing.">
      <ol className="chat">
        <li className="contents">
          <p className="bubble bubble-mine" dir="auto">
            {text}
          </p>
        </li>
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton to={url}>Open WhatsApp</LinkButton>
        {qr && (
          <p className="flex items-center gap-4 text-muted text-sm max-sm:hidden">
            <svg
              role="img"
              aria-label="QR code that opens WhatsApp with this text"
              viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
              shapeRendering="crispEdges"
              className="size-32 shrink-0 rounded-control forced-color-adjust-none"
            >
              {/* Dark on light in both themes: phones read no other. */}
              <rect x="-4" y="-4" width={qr.size + 8} height={qr.size + 8} fill="#fff" />
              <path d={qr.path} stroke="#000" />
            </svg>
            <span className="max-w-40">At a desk? Scan with your phone; the text is typed already.</span>
          </p>
        )}
      </div>
    </Card>
  );
}
