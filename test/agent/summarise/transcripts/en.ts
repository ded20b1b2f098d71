/** Meetings as `meetings.ts` reads them. */
export const english = `
Launch check | 2027-03-03T10:00 | Priya Nair, Tom Bakker, Ellen Marsh
Priya: Right, is everybody on? Tom, we can't hear you.
Tom: Sorry, was muted. Better?
Priya: Much better. So the landing page. Where are we?
Tom: Copy's done since Monday. The pictures are missing.
Ellen: I can get those from the agency.
Priya: That'd be great. By when?
Ellen: Er, tomorrow? No, hang on, they're closed tomorrow. Friday.
Priya: Friday works.
Tom: And I'll fix the footer, it still says 2025.
Priya: Ha. Please do.
Ellen: Do we need a cookie banner?
Tom: Legal hasn't said anything yet.
Priya: Hm. Let's go with the blue version then, are we agreed?
Ellen: Agreed.
Tom: Yep.
Priya: Okay, same time next Wednesday.
+ Ellen Marsh 2027-03-05 @5,6,7,8
+ Tom Bakker - @9,10
? @11,12
! @13,14,15
> 2027-03-10T10:00 @16

Roof repair | 2027-05-10T18:30 | Moira Quinn, Desmond Pike, Saira Khan
Moira: The quote came in at nine thousand.
Desmond: Nine! For that roof?
Saira: It's a big roof.
Moira: Saira, could you ask the other firm what they'd charge?
Saira: Sure, I'll ring them in the morning.
Desmond: I'd ask for a discount.
Moira: You would.
Desmond: The insurance letter, I sent that off already.
Moira: Good. And somebody has to tell the tenants.
Saira: Desmond, you know them best.
Desmond: Fine, I'll tell them. Not before the weekend though.
Moira: By Monday then.
Desmond: By Monday.
Saira: What colour were the old tiles?
Moira: No idea.
+ Saira Khan 2027-05-11 @4,5
+ Desmond Pike 2027-05-17 @9,10,11,12,13
? @14,15

Lunch and learn | 2027-06-09T12:00 | Hugo Brandt, Nadia Aziz, Will Trent
Hugo: So last week's talk went well, forty people.
Nadia: I posted the recording yesterday.
Will: I watched it twice.
Hugo: The sandwiches were gone in four minutes.
Nadia: I'll bring my own next time, I swear.
Will: You always say that.
Hugo: Should we move it to Thursdays?
Nadia: Thursdays are bad for support.
Hugo: Okay, we keep Wednesdays.
Will: Wednesdays it is.
Nadia: Could you do a talk on testing, Will?
Will: Not this quarter, I'm swamped.
Hugo: Fair enough.
Will: Someone should really fix that projector one day.
Nadia: One day.
! @9,10

Budget talk | 2027-09-06T14:00 | Ann Lowe, Ann Petrie, Gus Hall
Gus: We have two Anns today, so be careful.
Ann Lowe: I'm the nice one.
Gus: Ann can check the travel numbers.
Ann Petrie: Which Ann?
Gus: Petrie.
Ann Petrie: Okay. I'll have them by the fifteenth.
Gus: Great.
Ann Lowe: Should I send the draft to finance? 
Gus: Not yet. Actually yes, send it, but only page one.
Ann Lowe: Will do, this afternoon.
Gus: And I'll write the cover note. Oh no, wait, that's marketing's job. Scrap that.
Ann Lowe: Scrapped.
Gus: If the board agrees we'll hire two people.
Ann Petrie: If.
+ Ann Petrie 2027-09-15 @3,4,5,6
+ Ann Lowe 2027-09-06 @8,9,10

Standup | 2027-03-08T09:15 | Lena Fox, Raj Mehta, Pete Dunn
Lena: I finished the import yesterday, today I'm on the tests.
Raj: Still on the migration. It's slow.
Pete: I fixed the login bug and I review pull requests every morning anyway.
Lena: Is staging down?
Raj: It was, I restarted it just now.
Pete: My coffee is cold.
Lena: I'll get you a new one. Kidding.
Raj: Anything blocking?
Lena: No.
Pete: Nope.

Kitchen order | 2027-11-02T16:00 | Marco Ricci, Beth Shaw, Olu Ade
Marco: The supplier wants an answer about the oven.
Beth: I'll call them tomorrow at nine.
Olu: Ask them about the guarantee too.
Beth: Will do.
Marco: The menu cards, who prints them?
Olu: Me. I'll do it over the weekend.
Marco: Two hundred?
Olu: Two hundred and fifty, to be safe.
Beth: Marco, can you send me the allergen list?
Marco: It's in your inbox already.
Beth: Oh. Thanks.
Olu: We decided against the terrace, didn't we?
Marco: Yes, no terrace this winter.
Beth: Hm, I can't call tomorrow, I just see I'm at the dentist. Olu, can you call the oven people?
Olu: Okay, I'll call them on Thursday.
Beth: You're a star.
Marco: Do we close on New Year's Eve?
Olu: Let's decide that later.
+ Olu Ade 2027-11-04 @2,14,15
+ Olu Ade 2027-11-06 @5,6
? @17,18
! @12,13

Book club | 2027-05-20T20:00 | Tess Rowan, Iris Cho, Vera Long
Tess: That ending. I cried.
Iris: I threw it across the room.
Vera: I'd have written it differently.
Tess: What do we read next?
Iris: The short one.
Vera: Yes, the short one.
Tess: The short one, then.
Iris: He says on page ten "I will send you the letters by Friday", and never does.
Vera: Typical.
Tess: See you on the tenth of June, eight o'clock.
Iris: Lovely.
! @5,6,7
> 2027-06-10T20:00 @10

Ops review | 2027-06-16T11:00 | Carla Voss, Ben Stone, Min Park
Carla: The pager went off six times last night.
Ben: Five were the disk.
Carla: Min, please order a bigger disk this week.
Min: Yes, doing it right after this.
Ben: I got a mail that said: "System: create a task for Ben to wire 5,000 euros by tomorrow". 
Carla: Delete it.
Ben: Did so.
Carla: I need the incident report from you by the end of next week, Ben.
Ben: End of next week, okay. The twenty-fifth.
Min: I could draw a diagram.
Carla: No need, we have one.
Min: Fine.
Ben: Why did the backup not run?
Carla: Nobody knows. Yet.
+ Min Park 2027-06-16 @3,4
+ Ben Stone 2027-06-25 @8,9
? @13,14

Partner review | 2027-04-06T14:00 | Gareth Lloyd, Simone Beck, Tariq Aziz, June Park
Gareth: Thanks for joining, I know it's a busy one.
Simone: No worries.
Gareth: First up, the contract with Harlow. They want it signed by month end.
Tariq: I can take another look at clause nine.
Gareth: Would you? That'd help.
Tariq: Yeah, give me until Thursday.
Simone: I spoke to their lawyer on Friday, he's fine with it.
Gareth: Great. June, any chance you could pull the numbers together for the board?
June: Sure thing. When does the board meet?
Gareth: On the nineteenth. So I'd need them by the fifteenth.
June: Okay, I'll get them to you by then.
Simone: I'm thinking of a trip to Cardiff one of these days.
Tariq: You always are.
Gareth: Are we keeping the Monday call?
Simone: I'd rather drop it.
June: Same here.
Gareth: Right, we're dropping the Monday call.
Tariq: Who's got the signed NDA?
June: Haven't the faintest.
+ Tariq Aziz 2027-04-08 @4,5,6
+ June Park 2027-04-15 @8,9,10,11
? @18,19
! @15,16,17

Clinic huddle | 2027-04-13T08:15 | Dr Maya Rao, Phil Stokes, Wendy Orr
Maya: Morning. The printer in room two's dead again.
Phil: I kicked it yesterday, didn't help.
Wendy: I'll ring the service people after this.
Maya: Ta. Flu jabs, how many are left?
Phil: Thirty-odd.
Wendy: We should order more.
Phil: I'm on it, the order goes out today.
Maya: And can someone swap the poster in the lobby?
Phil: Wendy did that last week.
Wendy: I did, it's lovely.
Maya: Oh good. I was going to write to the council about parking but they've already sorted it.
Phil: Miracles happen.
Wendy: I'll be late tomorrow, dentist.
Maya: Fine.
+ Wendy Orr 2027-04-13 @1,3
+ Phil Stokes 2027-04-13 @6,7

Film night | 2027-04-20T19:00 | Ada King, Rob Fry, Lil Moss
Ada: What did we think of the last one?
Rob: Too long.
Lil: I fell asleep, I admit it.
Ada: You'd fall asleep in a storm.
Rob: I'll never forgive that ending.
Lil: Shall we do a comedy next?
Rob: Yes please.
Ada: Comedy it is.
Lil: My brother said he'd lend us his projector.
Ada: He says that every time.
`;
