// Plays the film while it crosses the middle of the screen, and works its buttons. Without scripts the browser's own
// controls do; a visitor who saves data or wants no motion presses play.
const video = document.querySelector("#film video");
const [play, mute, full] = document.querySelectorAll("#film button");
let wanted = !navigator.connection?.saveData && !matchMedia("(prefers-reduced-motion: reduce)").matches;
let seen = false;
let loading;

// Loaded whole: files are not sent in parts, and Safari plays nothing else.
const load = async () => {
  const { src } = [...video.children].find(({ type, media }) => video.canPlayType(type) && matchMedia(media).matches);
  const file = await fetch(src);
  if (file.ok) video.src = URL.createObjectURL(await file.blob());
};

const act = async () => {
  if (!wanted || !seen) return video.pause();
  loading ??= load();
  await loading.catch(() => {});
  // Somebody may have scrolled on meanwhile.
  if (wanted && seen) await video.play().catch(() => {});
};

const label = () => {
  play.textContent = video.paused ? "Play" : "Pause";
  mute.textContent = video.muted ? "Sound on" : "Sound off";
};
video.onplay = video.onpause = video.onvolumechange = label;

play.onclick = () => {
  seen = true;
  wanted = video.paused;
  act();
};
mute.onclick = () => {
  video.muted = !video.muted;
};
full.onclick = () => (video.requestFullscreen ?? video.webkitEnterFullscreen).call(video);
document.onfullscreenchange = () => {
  video.controls = document.fullscreenElement === video;
  wanted = !video.paused;
};

const watch = ([entry]) => {
  seen = entry.isIntersecting;
  act();
};
new IntersectionObserver(watch, { rootMargin: "-45% 0%" }).observe(video);
video.controls = false;
full.textContent = "Full screen";
label();
play.parentElement.hidden = false;
