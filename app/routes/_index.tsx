export default function Index() {
  return <main>Parley</main>;
}
