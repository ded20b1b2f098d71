// Loaded before a command by `node --import`: an operator who has put their own company into the pages, and a network in
// which every host is the server at PLAYED_NETWORK, with the host as the first part of the path.
import { company } from "../../app/content/company.ts";

Object.assign(company, { email: "hello@parley.example", address: ["1 High Street"], registration: "KvK 12345678" });

const direct = globalThis.fetch;
globalThis.fetch = (address, init) => {
  const { host, pathname, search } = new URL(address);
  return direct(`${process.env.PLAYED_NETWORK}/${host}${pathname}${search}`, init);
};
