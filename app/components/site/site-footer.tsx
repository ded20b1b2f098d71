import { company } from "~/content/company";
import { JOB_NAMES, jobPath } from "~/content/job-names";
import { Logo } from "../logo";

const GROUPS = [
  {
    title: "Product",
    links: [
      { to: "/integrations", label: "Integrations" },
      { to: "/api", label: "API" },
      { to: "/compare", label: "Compare" },
    ],
  },
  {
    title: "For",
    links: Object.values(JOB_NAMES).map(({ slug, name }) => ({ to: jobPath(slug), label: name })),
  },
  {
    title: "Company",
    links: [
      { to: "/about", label: "About" },
      { to: "/blog", label: "Blog" },
      { to: "/contact", label: "Contact" },
    ],
  },
  {
    title: "Legal",
    links: [
      { to: "/privacy-policy", label: "Privacy Policy" },
      { to: "/terms-of-service", label: "Terms of Service" },
      { to: "/security", label: "Security" },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="mt-16 border-line border-t bg-sunken print:hidden">
      <div className="wrap grid grid-cols-2 gap-x-4 gap-y-6 py-10 md:grid-cols-4 lg:grid-cols-5 md:py-12">
        <div className="max-lg:col-span-full">
          <Logo />
          <p className="mt-3 text-muted">The meeting assistant you text. Made in the Netherlands.</p>
          <p className="mt-3 text-muted">© {company.name}</p>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-semibold">{title}</p>
            <ul className="mt-1">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <a
                    href={to}
                    className="inline-block min-w-11 py-2.5 text-muted md:py-1.5 hover:text-ink hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
