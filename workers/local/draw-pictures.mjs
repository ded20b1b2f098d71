// Draws the PNG files of `public` from the product's mark: the icons and the picture that chats and networks show beside
// a link. Run it after the mark or the words change, and commit what it writes: `node workers/local/draw-pictures.mjs`
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { findChrome } from "../../test/e2e/chrome.mjs";
import { root } from "./ensure-installed.mjs";

const font = (name) => readFileSync(`${root}/public/fonts/${name}-latin-v1.woff2`).toString("base64");
const mark = readFileSync(`${root}/public/favicon.svg`, "utf8");
const browser = await chromium.launch({ executablePath: findChrome(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ colorScheme: "light" });
  await icon(page, "icon-192.png", 192, "transparent", 100);
  await icon(page, "icon-512.png", 512, "transparent", 100);
  // What Android cuts to its own shape and what iOS rounds: no transparency, the mark well inside.
  await icon(page, "icon-maskable.png", 512, "#f5f5f1", 60);
  await icon(page, "apple-touch-icon.png", 180, "#f5f5f1", 70);
  await shoot(page, "og.png", 1200, 630, preview());
} finally {
  await browser.close();
}

function icon(page, file, size, background, percent) {
  const style = `body{margin:0;display:grid;place-items:center;height:100vh;background:${background}}svg{width:${percent}%}`;
  return shoot(page, file, size, size, `<style>${style}</style>${mark}`);
}

async function shoot(page, file, width, height, html) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(`${root}/public/${file}`, await page.screenshot({ omitBackground: true }));
}

function preview() {
  return `<style>
    @font-face { font-family: text; src: url(data:font/woff2;base64,${font("figtree")}); font-weight: 400 650 }
    @font-face { font-family: display; src: url(data:font/woff2;base64,${font("funnel-display")}); font-weight: 500 650 }
    body { margin: 0; height: 630px; box-sizing: border-box; padding: 0 80px; display: flex; gap: 64px;
      align-items: center; background: #f5f5f1; color: #14171d; font: 26px/1.4 text }
    h1 { font: 600 72px/1.02 display; letter-spacing: -.035em; margin: 32px 0 0 }
    .name { display: flex; gap: 18px; align-items: center; font: 600 40px display }
    .name svg { width: 56px }
    .chat { width: 430px; flex: none; display: grid; gap: 16px; padding: 30px; border-radius: 40px; background: #efeae2;
      box-sizing: border-box; font-family: system-ui, sans-serif }
    .chat p { margin: 0; padding: 14px 20px; border-radius: 14px; background: #fff; margin-right: 36px }
    .chat .you { background: #d9fdd3; margin: 0 0 0 36px }
  </style>
  <div><div class="name">${mark}Parley</div><h1>Text it. It is in your calendar.</h1></div>
  <div class="chat">
    <p class="you">Coffee with Anna on Thursday at 3?</p>
    <p><b>Coffee, with Anna</b><br>Thursday 5 March, 15:00–15:30. Shall I book it?</p>
    <p class="you">Yes</p>
    <p>Booked. Anna has the invitation.</p>
  </div>`;
}
