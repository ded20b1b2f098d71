import { testimonials } from "~/content/claims";
import { features, hero, steps, week } from "~/content/landing";
import { figures } from "~/content/shown-claims";
import { buttonClass } from "../button";
import { Closing } from "./closing";
import { Faq } from "./faq";
import { Film } from "./film/film";
import { Pricing } from "./pricing";
import { Scenes } from "./scenes";
import { Section } from "./section";
import { StartLink } from "./start-link";
import { Week } from "./week/week";

/** The first page, chapter by chapter; its words are in `content/landing`. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Section id="features" title="One assistant, the whole meeting">
        <Scenes scenes={features} level="h3" />
      </Section>
      <Section title={week.title} text={week.text}>
        <Week />
      </Section>
      <Section id="how-it-works" title="How it works">
        <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-line border-t pt-4">
              <h3 className="heading">
                <span className="text-action">{index + 1}</span> {title}
              </h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What it gives back">
        <dl className="grid grid-cols-2 gap-6 lg:grid-cols-4">
          {figures.map(({ figure, text }) => (
            <div key={text} className="flex flex-col">
              <dt className="order-last text-muted">{text}</dt>
              <dd className="figure">{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="pricing" title="Pricing" text={`${hero.trial} ${hero.plans}`.trim()}>
        <Pricing />
      </Section>
      <Section title="What it is like">
        <Testimonials />
      </Section>
      <Section id="faq" title="Questions, answered" isBeside>
        <Faq />
      </Section>
      <Closing />
    </>
  );
}

function Hero() {
  return (
    <div className="wrap grid items-center gap-10 pt-8 sm:pt-16 lg:grid-cols-2">
      <div>
        <h1 className="page-title text-hero">{hero.title}</h1>
        <p className="mt-5 max-w-xl text-lg text-muted sm:text-xl">{hero.text}</p>
        <div className="mt-7 flex flex-wrap gap-3 print:hidden">
          <StartLink className="py-3 sm:px-6">Try it free</StartLink>{" "}
          <a href="#how-it-works" className={buttonClass("secondary", "py-3 sm:px-6")}>
            See how it works
          </a>
        </div>
        <p className="mt-4">{hero.trial}</p>
        <ul className="mt-2 flex flex-wrap gap-x-5 text-muted">
          {hero.proof.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <Film />
    </div>
  );
}

function Testimonials() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {testimonials.map(({ quote, role }) => (
        <li key={role}>
          <figure className="flex h-full flex-col card p-5 sm:p-6">
            <blockquote className="text-lg">“{quote.text}”</blockquote>
            <figcaption className="mt-auto pt-4 text-muted">{role}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
