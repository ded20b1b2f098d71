// Plays the film on the first page while it is in view, and works its buttons. A browser without scripts has its own
// controls; a visitor who saves data or wants no motion presses play.
const video = document.querySelector("#film video");
const [play, mute, full] = document.querySelectorAll("#film button");
let wanted = !navigator.connection?.saveData && !matchMedia("(prefers-reduced-motion: reduce)").matches;

// Loaded whole: the server sends no parts of files, and Safari plays nothing that it cannot ask for in parts.
const load = async () => {
  const source = [...video.children].find(({ type }) => video.canPlayType(type));
  video.src = URL.createObjectURL(await (await fetch(source.src)).blob());
};
let loading;
const start = async () => {
  loading ??= load();
  await loading.then(() => video.play()).catch(label);
};

const label = () => {
  play.textContent = video.paused ? "Play" : "Pause";
  mute.textContent = video.muted ? "Sound on" : "Sound off";
};
for (const change of ["play", "pause", "volumechange"]) video.addEventListener(change, label);

play.onclick = () => {
  wanted = video.paused;
  wanted ? start() : video.pause();
};
mute.onclick = () => {
  video.muted = !video.muted;
};
full.onclick = () => (video.requestFullscreen ?? video.webkitEnterFullscreen).call(video);
document.onfullscreenchange = () => {
  video.controls = document.fullscreenElement === video;
};

new IntersectionObserver(([entry]) => (entry.isIntersecting && wanted ? start() : video.pause()), {
  threshold: 0.4,
}).observe(video);
video.controls = false;
play.parentElement.hidden = false;
