/** The same moment and place as the other tables, English as thumbs type it and as it is spoken into a phone. */
export const texted = `
  dentist thurs 9am → create · “Dentist” · 2026-03-05 09:00
  pls book lunch w priya fri 1230 → create · “Lunch” · with priya · 2026-03-06 12:30
  can u put gym in for tmrw 7am → create · “Gym” · 2026-03-05 07:00
  hey parley need 30 mins with dave on monday morning → create · with dave · 30 min · 2026-03-09 06:00–12:00 morning
  set smth up with marco next week sometime, about the contract → create · “Contract” · with marco · 2026-03-09–2026-03-16
  call mum sunday 6pm → create · “Call mum” · 2026-03-08 18:00
  board mtg 12th 2pm → create · “Board mtg” · 2026-03-12 14:00
  1-1 w lisa every 2 weeks on tue 10am → create · “1-1” · with lisa · FREQ=WEEKLY;INTERVAL=2;BYDAY=TU · 2026-03-10 10:00
  pencil in a coffee with jules next thurs 11ish → create · “Coffee” · with jules · 2026-03-12 11:00 · asks
  i'm having lunch with olga at noon tomorrow at la piazza → create · “Lunch” · with olga · at la piazza · 2026-03-05 12:00
  put "call plumber" on my calendar for 5 today → create · “Call plumber” · 2026-03-04 17:00
  block out thursday afternoon pls → create · 2026-03-05 12:00–18:00 afternoon
  block 2-4 today for deep work → create · “Deep work” · 2026-03-04 14:00–16:00
  hold monday 10 to 12 for the offsite → create · “Offsite” · 2026-03-09 10:00–12:00
  team lunch last friday of every month 12:30 → create · “Team lunch” · FREQ=MONTHLY;BYDAY=-1FR · 2026-03-27 12:30
  can we do a 15 min sync with nina at 4:45 → create · “Sync” · with nina · 15 min · 2026-03-04 16:45–17:00
  project review thursday 3-4:30 in the big room with kai and mia → create · “Project review” · with kai, mia · at big room · 2026-03-05 15:00–16:30
  lets catch up with hugo friday morning → create · “Catch up” · with hugo · 2026-03-06 06:00–12:00 morning
  meeting w anna, ben & chris fri 3pm re budget → create · “Budget” · with anna, ben, chris · 2026-03-06 15:00
  wed 11 march 10:00 kickoff → create · “Kickoff” · 2026-03-11 10:00
  tomorrow 2pm haircut → create · “Haircut” · 2026-03-05 14:00
  3pm tmrw w jane → create · with jane · 2026-03-05 15:00
  new event birthday party saturday 4pm → create · “Birthday party” · 2026-03-07 16:00
  create a mtg titled roadmap with eva next mon 1pm for an hr → create · “Roadmap” · with eva · 60 min · 2026-03-09 13:00–14:00
  school run every weekday 8:15 → create · “School run” · FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR · 2026-03-05 08:15
  book an hour with finance tomorrow between 2 and 5 → create · with finance · 60 min · 2026-03-05 14:00–17:00
  swim class kids thursdays 4pm → create · “Swim class kids” · FREQ=WEEKLY;BYDAY=TH · 2026-03-05 16:00
  coffee?? with ana tmrw at 10 ☕ → create · “Coffee” · with ana · 2026-03-05 10:00
  could you get me half an hour with peter this afternoon → create · with peter · 30 min · 2026-03-04 12:00–18:00 afternoon
  dinner at mums on sunday → create · “Dinner” · at mums · 2026-03-08
  book a table for 2 tonight → out_of_domain · 2026-03-05 02:00
  book me a flight to paris → out_of_domain
  whats on 2day → query · 2026-03-04
  anything on friday? → query · 2026-03-06
  what have i got tmrw morning → query · 2026-03-05 06:00–12:00 morning
  wheres my 2pm → query · 2026-03-04 14:00
  who's in the design review? → query · the one “Design review”
  did anna accept? → query · the one with anna
  what's the link for the 3pm? → query · 2026-03-04 15:00
  whos coming to lunch friday → query · the one “Lunch” · 2026-03-06
  when am i seeing marco → query · the one with marco
  when do i next see the dentist → query · the one “Dentist”
  how long is the board meeting → query · the one “Board meeting”
  what time is my first meeting tomorrow → query · 2026-03-05
  show me next wk → query · 2026-03-09–2026-03-16
  agenda for monday pls → query · 2026-03-09
  is the standup still on → query · the one “Standup”
  what's next → query
  whats left today → query · 2026-03-04
  what did i have last tuesday → query · 2026-03-03
  how does thursday look → query · 2026-03-05
  has tom replied yet → query · the one with tom
  did bob decline the kickoff → query · the one “Kickoff” with bob
  is priya coming tomorrow → query · the one with priya · 2026-03-05
  where is the offsite → query · the one “Offsite”
  what room is the retro in → query · the one “Retro”
  how many meetings this week → query · 2026-03-02–2026-03-09
  am i free fri pm → find_slot · 2026-03-06 12:00–18:00 afternoon
  when am i free next week → find_slot · 2026-03-09–2026-03-16
  got any gaps tmrw → find_slot · 2026-03-05
  when could i meet kim and lee for 2 hrs → find_slot · 120 min · the one with kim, lee · lasts 120
  next free half hour? → find_slot · 30 min · lasts 30
  free on the 14th? → find_slot · 2026-03-14
  move lunch to 1 → reschedule · the one “Lunch” · 13:00
  push my 3pm to 4 → reschedule · the one 15:00 · 16:00
  pls shift standup to 930 tmrw → reschedule · the one “Standup” · 2026-03-05 09:30
  move it to friday same time → reschedule · 2026-03-06
  can we do thursday instead → reschedule · 2026-03-05
  reschedule with anna to next wk → reschedule · the one with anna · 2026-03-09–2026-03-16
  push everything back 30 min → reschedule · shifted 30 · lasts 30
  move my meetings tomorrow to friday → reschedule · the one 2026-03-05 · 2026-03-06
  change the call with bob from 2 to 3 → reschedule · the one “Call” with bob 14:00 · 15:00
  make it 45 → reschedule · 45 min · lasts 45
  make it an hour → reschedule · 60 min · lasts 60
  make it 4pm → reschedule · 16:00
  extend my 2pm by half an hour → reschedule · extended 30 · the one 14:00 · lasts 30
  swap my dentist to the 20th → reschedule · the one “Dentist” · 2026-03-20
  put the kickoff back to monday → reschedule · the one “Kickoff” · 2026-03-09
  lets do the review on friday instead of thursday → reschedule · the one “Review” 2026-03-05 · 2026-03-06
  i need to move my 11am, something came up → reschedule · 11:00
  move the party to the garden → reschedule · at garden · the one “Party”
  move the sync to room 5 → reschedule · at room 5 · the one “Sync”
  rename my 3pm to budget chat → reschedule · “Budget chat” · the one 15:00 · 15:00
  postpone dinner with sam till next fri → reschedule · the one “Dinner” with sam · 2026-03-13 · asks
  drop the 3pm w bob → cancel · the one with bob 15:00 · 15:00
  scrap lunch → cancel · the one “Lunch”
  cxl dentist → cancel · the one “Dentist”
  call off the thing with mike → cancel · the one with mike
  cancel all my meetings with steve → cancel · the one with steve
  invite sara@x.com to the review → edit_attendees · with sara@x.com · the one “Review”
  take mike off the kickoff → edit_attendees · without mike · the one “Kickoff”
  swap tom for anna in the demo → edit_attendees · with anna · without tom · the one “Demo”
  uninvite leo from dinner → edit_attendees · without leo · the one “Dinner”
  bring nadia along to the design review → edit_attendees · with nadia · the one “Design review”
  also invite ben and chloe → edit_attendees · with ben, chloe
  remind me an hour before → set_reminder · 60 min ahead
  no reminder for lunch → set_reminder · “Lunch”
  no meetings before 10 → preference
  i work 8 to 4 → preference
  forget everything → preference
  speak dutch → preference
  my timezone is new york → preference
  recap of my call with anna pls → summary · the one “Call” with anna
  how does this work → help
  what else can i ask u → help
  undo that pls → undo
  bring it back → undo
  that was a mistake, revert → undo
  yep go for it 👍 → confirm
  ok do it → confirm
  yes please thx → confirm
  sure why not → confirm
  nah leave it → deny
  actually never mind → deny
  hold off on that → deny
  whats the weather tmrw → out_of_domain · 2026-03-05
  set a timer for 10 min → out_of_domain · lasts 10
  wake me up at 7 → out_of_domain · 07:00
  order me an uber for 6 → out_of_domain
  translate good morning to french → out_of_domain · 2026-03-04 06:00–12:00 morning
  how old is the president → out_of_domain
  whats 15% of 80 → out_of_domain
  transfer 50 bucks to tom → out_of_domain
  i had a great meeting today → out_of_domain · 2026-03-04
  lol → out_of_domain
  thanks! → out_of_domain
  text anna that i love her → out_of_domain
  whats the traffic like to the airport → out_of_domain
  write an email to bob about the budget → out_of_domain
  actually make that thursday → reschedule · 2026-03-05
  hi its me um can you put in a meeting with george on tuesday at two oclock in the afternoon thanks → create · with george · 2026-03-10 14:00
  um what do i have on friday afternoon → query · 2026-03-06 12:00–18:00 afternoon
  wheres the kickoff tmrw → query · the one “Kickoff” · 2026-03-05
  did carla confirm → query · the one with carla
`;
