import { expect, test } from "vitest";
import { nameProblem, personName } from "~/domain/person-name";

const HONEST = [
  "Anne-Marie O'Neill",
  "José María",
  "李小龙",
  "van 't Hoff",
  "Dr. K. Müller-Lüdenscheidt",
  "Jean Petit",
  "محمد علي",
  "Zoë",
  "Nguyễn Thị Minh Khai",
  "D’Angelo",
  "Vries, Anna de",
  "Henry Ford 2nd",
  "Dr. J. O'Neil-de Vries",
  "St. John",
  "Martin Luther King Jr.",
  "Sophie W.",
  "Prof. Dr. Ing. Jan Kok",
  "Gaspar Ley",
  "Charley Harley",
  "Juan Seguridad",
  "Юлия Паршина",
  "Γιώργος Παππάς",
  "山田 太郎",
  "سارة الأمين",
];

test.each(HONEST)("%s is a name, and shown as it is written", (name) => {
  expect(personName(name)).toBe(name);
  expect(nameProblem(name)).toBeUndefined();
});

test.each([
  ["Jean (JP) Petit", "Jean JP Petit"],
  ["Wendy (wendy@bank.example) — verified by your bank", "Wendy"],
  ["Wendy <wendy@bank.example>", "Wendy"],
  ["Wendy [wendy@bank.example] - verified", "Wendy"],
  ["Wendy – wendy at bank", "Wendy"],
  ["wendy@bank.example", ""],
  ["Wendy ＠bank", "Wendy bank"],
  ["Anna\nBooked: *everything*", "Anna Booked everything"],
  ["Anna \u202Eelpmaxe.live\u202C", "Anna elpmaxe. live"],
  ["A\u200Bn\u2060na\uFEFF\u00AD", "Anna"],
  ["ㅤㅤ\u2800", ""],
  ["Anna https://evil.example/x", "Anna"],
  ["Anna www.evil.example", "Anna"],
  ["Anna bit.ly/x", "Anna"],
  ["Anna evil.example", "Anna evil. example"],
  ["Anna ✅ verified", "Anna verified"],
  ["𝐀𝐧𝐧𝐚 Ⓑ", "Anna B"],
  ["Anna “reply YES” +31 6 1234 5678", "Anna reply YES"],
  ["J.R.R. Tolkien", "J. R. R. Tolkien"],
  ["*Anna* _de_ ~Vries~ `x`", "Anna de Vries x"],
  ["— Anna", "Anna"],
  ["Anna | Sales", "Anna"],
  ["!!!", ""],
  ["", ""],
])("the name %j is shown as %j", (name, shown) => {
  expect(personName(name)).toBe(shown);
});

test("a name of 500 or of 500,000 characters is shown short, and read no further than it needs", () => {
  expect(personName("Anna ".repeat(100))).toHaveLength(60);
  expect(personName("a".repeat(500))).toMatch(/^a{59}…$/u);
  for (const piece of ["a", " ", "-", "— ", "a@", "1 ", "\u0301", "( "]) {
    const begins = piece.repeat(500).slice(0, 500);
    // What stands behind the first 500 is not looked at.
    for (const more of ["", " Anna", piece.repeat(500_000)]) expect(personName(begins + more)).toBe(personName(begins));
  }
});

test.each([
  ["Your account was locked. Go to https://evil.example", /links/],
  ["Go to evil.example", /links/],
  ["Go to www.evil", /links/],
  ["bit.ly/x", /links/],
  ["t.me/evil", /links/],
  ["T.ME/evil", /links/],
  ["Go to x.com", /links/],
  ["EVIL.COM", /links/],
  ["evil\u3002com", /links/],
  ["evil\uff0ecom", /links/],
  ["evil\uff61com", /links/],
  ["evil\ufe52com", /links/],
  ["t\u3002me/evil", /links/],
  ["Anna\r\nBcc: x", /one line/],
  ["Anna\u2028x", /one line/],
  ["anna@example.com", /@/],
  ["Anna — verified", /letters, spaces/],
  ["Anna [bank]", /letters, spaces/],
  ["Anna\u202Ex", /invisible/],
  ["123", /in letters/],
  ["a".repeat(101), /at most 100/],
])("nobody is called %j", (name, problem) => {
  expect(nameProblem(name)).toMatch(problem);
});

test.each(["Jean (JP) Petit", "St.John Smith", "J.R.R. Tolkien", "J.de Vries", "Tom & Eve", "Anna 🌸"])(
  "%s may be called so",
  (name) => {
    expect(nameProblem(name)).toBeUndefined();
  },
);

test.each([
  "Parley",
  "Parley Support",
  "P a r l e y",
  "Par-ley",
  "Whats App",
  "WhatsApp Security",
  "Раrlеy Team",
  "Рагӏеу",
  "Ｐａｒｌｅｙ",
  "Parl3y",
  "ParIey",
])("nobody is called %j, as we or a service would be", (name) => {
  expect(nameProblem(name)).toBe("Leave out names of services: this is the name of a person.");
});

test.each([
  "Your account is locked",
  "Anna. Your card was refused. Answer with the number of another one",
  "Anna.Your card was refused",
  "Anna, your password has expired",
  "Tom. Send money",
  "Security",
  "Ihr Konto ist gesperrt",
  "安娜。请回复",
])("nobody is called %j, which is a message", (name) => {
  expect(nameProblem(name)).toBe("Use a name alone, without a message.");
});
