import { expect, test } from "vitest";
import { readStyleSheet, styleOfPage, withoutFetchedFonts } from "~/http/page-style";

const style = (css: string, html: string) => styleOfPage(readStyleSheet(css), html);

test.each([
  ["a class of the page", ".a{color:red}.b{color:blue}", '<p class="b c">', ".b{color:blue}"],
  ["an element, whatever its class", "p{margin:0}.a{color:red}", "<p>", "p{margin:0}"],
  ["elements that it has", "ul li{margin:0}table td{margin:0}", "<ul><li>", "ul li{margin:0}"],
  ["a list of which one is there", ".a,.b{color:red}", '<p class="b">', ".a,.b{color:red}"],
  ["all classes of a selector", ".a .b{color:red}.c .b{color:blue}", '<p class="b c">', ".c .b{color:blue}"],
  ["an escaped name", String.raw`.md\:p-0\.5{padding:0}`, '<p class="md:p-0.5">', String.raw`.md\:p-0\.5{padding:0}`],
  [
    "a name that begins with a digit",
    String.raw`.\32 xl\:p{padding:0}`,
    '<p class="2xl:p">',
    String.raw`.\32 xl\:p{padding:0}`,
  ],
  [
    "a name with a sign of its own",
    String.raw`.before\:content-\[\'✓\'\]:before{top:0}`,
    '<p class="before:content-[&#x27;✓&#x27;]">',
    String.raw`.before\:content-\[\'✓\'\]:before{top:0}`,
  ],
  [
    "a name as HTML escapes it",
    String.raw`.\[\&_p\]\:m p{margin:0}`,
    '<p class="[&amp;_p]:m">',
    String.raw`.\[\&_p\]\:m p{margin:0}`,
  ],
  [
    "a condition with something in it",
    "@media print{.a{top:0}}@media screen{.b{top:0}}",
    '<p class="b">',
    "@media screen{.b{top:0}}",
  ],
  ["what an element must not be", ".a:not(.b){top:0}", '<p class="a">', ".a:not(.b){top:0}"],
  ["one of several ancestors", ".a:is(.b *,.c *){top:0}", '<p class="a">', ".a:is(.b *,.c *){top:0}"],
  [
    "the one ancestor",
    ".a:is(:where(.b):is([c],:d) *){top:0}.e:is(:where(.a) *){top:0}",
    '<p class="a e">',
    ".e:is(:where(.a) *){top:0}",
  ],
  [
    "a font of further letters where one of them stands",
    "@font-face{src:a;unicode-range:U+100-130,U+1E??}@font-face{src:b;unicode-range:U+400-4FF}",
    "<p>Łódź",
    "",
  ],
  [
    "the same",
    "@font-face{src:a;unicode-range:U+132-151,U+1E??}",
    "<p>Łódź",
    "@font-face{src:a;unicode-range:U+132-151,U+1E??}",
  ],
  [
    "the order of layers",
    "@layer x, y;@layer y{.b{top:0}}@layer x{.a{top:0}}",
    '<p class="b">',
    "@layer x, y;@layer y{.b{top:0}}@layer x;",
  ],
  ["of controls what it has", "::-webkit-date-edit{top:0}::placeholder{top:0}", "<input>", "::placeholder{top:0}"],
  ["parts of a date", "::-webkit-date-edit{top:0}", '<input class="a" type="date">', "::-webkit-date-edit{top:0}"],
  ["brackets in strings", '.a:before{content:"}"}.b{top:0}', '<p class="a">', '.a:before{content:"}"}'],
])("a page keeps %s", (_, css, html, kept) => {
  expect(style(css, html)).toBe(kept);
});

test("custom properties stay where something kept uses them, also through one another or in its HTML", () => {
  const css =
    ':root{--x:var(--y);--y:1;--z:2;--w:3}@property --y{syntax:"*";inherits:false}@property --z{syntax:"*";inherits:false}.a{top:var(--x)}.b{top:var(--z)}';
  expect(style(css, '<p class="a"><path stroke="var(--w)">')).toBe(
    ':root{--x:var(--y);--y:1;--w:3}@property --y{syntax:"*";inherits:false}.a{top:var(--x)}',
  );
});

test("a page without anything of a sheet has nothing of it", () => {
  expect(style(".a{top:0}:root{--x:1}@media print{.b{top:0}}", "<p>")).toBe("");
  expect(style("", "<p>")).toBe("");
});

test("a page of one visit asks for no font, and keeps what makes the machine's own fit", () => {
  const fetched = '@font-face{font-family:Figtree;src:url(/fonts/figtree.woff2)format("woff2")}';
  const own = "@font-face{font-family:Figtree room;src:local(Arial);size-adjust:99.6%}";
  expect(withoutFetchedFonts(`${fetched}${own}.a{background:url(/a.png)}${fetched}`)).toBe(
    `${own}.a{background:url(/a.png)}`,
  );
});
