// Plays the film while it is in view, and works its buttons. Without scripts the browser's own controls do; a visitor
// who saves data or wants no motion presses play.
const video = document.querySelector("#film video");
const [play, mute, full] = document.querySelectorAll("#film button");
let wanted = !navigator.connection?.saveData && !matchMedia("(prefers-reduced-motion: reduce)").matches;
let loading;

// Loaded whole: files are not sent in parts, and Safari plays nothing else.
const load = async () => {
  const { src } = [...video.children].find(({ type }) => video.canPlayType(type));
  video.src = URL.createObjectURL(await (await fetch(src)).blob());
};

const run = async (on) => {
  if (!on) return video.pause();
  loading ??= load();
  await loading.then(() => video.play()).catch(() => {});
};

const label = () => {
  play.textContent = video.paused ? "Play" : "Pause";
  mute.textContent = video.muted ? "Sound on" : "Sound off";
};
video.onplay = video.onpause = video.onvolumechange = label;

play.onclick = () => {
  wanted = video.paused;
  run(wanted);
};
mute.onclick = () => {
  video.muted = !video.muted;
};
full.onclick = () => (video.requestFullscreen ?? video.webkitEnterFullscreen).call(video);
document.onfullscreenchange = () => {
  video.controls = document.fullscreenElement === video;
};

new IntersectionObserver(([entry]) => run(entry.isIntersecting && wanted), { threshold: 0.4 }).observe(video);
video.controls = false;
play.parentElement.hidden = false;
