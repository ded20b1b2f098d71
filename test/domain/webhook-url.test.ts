import { expect, test } from "vitest";
import { isPublicAddress } from "~/domain/network-address";
import { webhookUrlProblem } from "~/domain/webhook-url";

test.each([
  ["https://hooks.customer.com/parley", null],
  ["https://8.8.8.8/x", null],
  ["https://hooks.customer.com:8443/x", null],
  ["https://[2606:4700::1111]/x", null],
  ["http://hooks.customer.com/x", "not-https"],
  ["ftp://hooks.customer.com/x", "not-https"],
  ["https://user:pass@hooks.customer.com/", "has-credentials"],
  ["https://hooks.customer.com:22/", "not-public"],
  ["https://localhost/", "not-public"],
  ["https://localhost./", "not-public"],
  ["https://intranet/", "not-public"],
  ["https://metadata.google.internal/", "not-public"],
  ["https://printer.local/", "not-public"],
  ["https://10.0.0.1.nip.io/", "not-public"],
  ["https://a.7f000001.sslip.io/", "not-public"],
  ["https://10-0-0-1.traefik.me/", "not-public"],
  ["https://app.localho.st/", "not-public"],
  ["https://7f000001.c0a80001.rbndr.us/", "not-public"],
  ["https://parley.default.svc.cluster.local/", "not-public"],
  ["https://168.63.129.16/machine", "not-public"],
  ["https://100.100.100.200/latest/meta-data", "not-public"],
  ["https://nip.io.customer.com/", null],
  ["https://127.0.0.1/", "not-public"],
  ["https://127.1/", "not-public"],
  ["https://0x7f.0.0.1/", "not-public"],
  ["https://0177.0.0.1/", "not-public"],
  ["https://2130706433/", "not-public"],
  ["https://１２７.0.0.1/", "not-public"],
  ["https://127.0.0.1./", "not-public"],
  ["https://10.1.2.3/", "not-public"],
  ["https://172.16.0.1/", "not-public"],
  ["https://192.168.1.1/", "not-public"],
  ["https://100.64.0.1/", "not-public"],
  ["https://169.254.169.254/latest/meta-data", "not-public"],
  ["https://0.0.0.0/", "not-public"],
  ["https://255.255.255.255/", "not-public"],
  ["https://[::1]/", "not-public"],
  ["https://[::]/", "not-public"],
  ["https://[::ffff:127.0.0.1]/", "not-public"],
  ["https://[::ffff:a9fe:a9fe]/", "not-public"],
  ["https://[::127.0.0.1]/", "not-public"],
  ["https://[64:ff9b::10.0.0.1]/", "not-public"],
  ["https://[2002:7f00:1::]/", "not-public"],
  ["https://[fe80::1]/", "not-public"],
  ["https://[fd00:ec2::254]/", "not-public"],
  ["https://[ff02::1]/", "not-public"],
  ["https://[2001:db8::1]/", "not-public"],
  ["not a url", "not-a-url"],
  [`https://a.customer.com/${"x".repeat(500)}`, "not-a-url"],
] as const)("%s as a webhook's address: %s", (url, problem) => {
  expect(webhookUrlProblem(url, false)).toBe(problem);
});

test("on one's own machine loopback is taken, and nothing else that is private", () => {
  expect(webhookUrlProblem("http://localhost:9999/x", true)).toBeNull();
  expect(webhookUrlProblem("http://192.168.1.1/x", true)).toBe("not-https");
  expect(webhookUrlProblem("https://169.254.169.254/", true)).toBe("not-public");
});

test.each([
  ["93.184.216.34", true],
  ["172.32.0.1", true],
  ["172.31.255.255", false],
  ["2a00:1450::1", true],
  ["::ffff:8.8.8.8", true],
  ["1::2::3", false],
])("%s is public: %s", (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
