/**
 * Of the 3,000 passwords of eight characters and more that people choose most those that no rule of `isCommon` knows, in
 * lower case; sorted, which compresses better. What begins as one of these ends it too soon, and is left to the rule.
 * Counted in leaked lists by the zxcvbn project (https://github.com/dropbox/zxcvbn, MIT, Dropbox Inc.).
 */
export const COMMON_PASSWORDS: readonly string[] = `
!qaz2wsx 0.0.0.000 0000000000o 0102030405 01478520 0192837465 085tzzqi 0987654321q 0o9i8u7y 1020304050 1029384756
11001001 11112222 1111qqqq 111222333 112233445566 1123581321 1213141516 12312312 1232323q 123321123 12340987 12344321
1234509876 12345123 123454321 1234554321 123456123 12345654321 123456654321 12345677 12345678900 1234567890a 1234567890q
1234567890z 12345678910 123456789123 123456789987654321 123456789a 123456789d 123456789k 123456789l 123456789m
123456789o 123456789p 123456789qwe 123456789r 123456789s 123456789v 123456789z 12345678a 12345678q 12345679 1234567aa
1234567q 12345687 123456987 123456aa 123456abc 123456asd 123456qqq 123456qwerty 123456ru 12345abc 12345asd 12345qaz
12345qwerty 12348765 12349876 1234abcd 1234asdf 1234kekc 1234qwer 1234rewq 1234zxcv 123581321 123654789 123698741
123698745 123789456 123hfjdk147 123masha 123mudar 123qq123 123qwe123 123qwe456 123qweasdzxc 123qwerty 12locked 12qw34er
12qwaszx 12qwerty 12s3t4p55 13243546 13245768 134679852 1357908642 1357924680 135798642 147258369 147852369 147896321
147896325 15426378 159753456 17171717aa 18273645 18436572 192837465 19411945 1a2a3a4a 1a2b3c4d5e 1a2s3d4f5g 1basebal
1hxboqg2 1letmein 1michael 1million 1mustang 1password 1q2q3q4q 1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx3edc4rfv 1qazxsw23edc
1qazzaq1 1qw23er4 1x2zkg8w 1z2x3c4v5b 20spanks 22334455 22446688 23skidoo 24681012 25800852 27731828 2wsx3edc 31415926
321654987 369258147 369852147 3edc4rfv 3rjs1la7qe 43046721 44332211 44magnum 45m2do5bs 4815162342 4rfv3edc 50spanks
55bgates 5hsu75kpot 5tgb6yhn 5wr2i7h8 66613666 67camaro 69213124 69camaro 73501505 74108520 74123698 741258963 741852963
7777777a 7894561230 789632145 789654123 7ugd5hip2j 890098890 8j4ye3uz 8phrowz622 911turbo 918273645 9293709b13 963258741
963852741 987456321 987654321a 987654321q 99762000 a123456789 a123456a a1a2a3a4a5 a1b2c3d4e5 a1s2d3f4g5 aa123456
aaaa1111 aardvark abc123456 abcd1234 abcdefg1 aberdeen abnormal abracadabra abrakadabra acapulco access14 access99
account1 achilles acidburn adgjmptw admin123 adrenalin adventur aerosmith agent007 airborne airforce airplane alabama1
albatros alcatraz alejandr aleksander aleksandra alessandro alex1234 alexander1 alexandre alexandru alfarome algernon
aligator alkaline allblack alleycat alligator allison1 allnight allstate alpha123 alphabet alphaman alterego amarillo
amateurs ambrosia america1 amethyst amoremio amsterdam anaconda anakonda anastasiya andromeda andyod22 angel123 angel666
angelito anhyeuem anna2614 antelope anthony1 anthony2 anthony7 antigone antonio1 aolsucks apollo11 apollo13 apple123
applepie aquafina aquarius arabella arcangel archangel architec argentin arizona1 armageddon armagedon armstron arsenal1
as123456 asd12345 asdasd123 asdf1234 asdffdsa asdfg12345 asdfgh01 asdfghjkl asdfjkl; asdfqwer asdfzxcv asdqwe123
asmodeus aspirine assassins asshole1 assholes asslover assmunch astalavista astonvil atlanta1 atlantis atreides augustin
austin316 australi avalanche avangard awesome1 azertyuiop azsxdcfv babemagnet baberuth babushka babybear babyblue
babycake babydoll babyface babygirl babylon5 babylove backbone backdoor badabing badkarma badnaamhere bajingan balloons
ballsack baltimor baracuda barbados barbara1 barcelona barefeet barefoot baritone barracuda barselona basebal1 baseball1
basketbal batman12 baywatch bcfields beachbum bearcats beatles1 beautifu beckham7 beefcake beethove bellagio bendover
benessere bergkamp bernhard bettyboop bigballs bigblack bigblock bigboobs bigbooty bigbucks bigbutts bigdaddy bigdick1
bigdicks bigmoney bignasty bigpenis bigpoppa bigpussy bigtruck billabong billybob billyboy binladen biohazard bionicle
birthday4 bisexual bismarck bismillah bitchass black123 blackass blackbelt blackberry blackbird blackboy blackcat
blackcock blackdog blackhawk blackice blackjack blacklab blackops blackout blaster1 blessed1 blessing blink182 blizzard
blondie1 blondinka bloopers blowfish blue1234 blueball bluebell blueberr bluebird blueeyes bluefish bluejays bluemoon
bluenose bluesman bluestar bobafett bobdylan bobmarley bollocks bonehead bonethug boogaloo bookcase bookworm bordeaux
boris123 borussia bradley1 brandon1 braveheart brighton broncos1 brooklyn brother1 browndog brucelee bruno123 bubba123
bubblegum bubbles1 buckeye1 buckeyes buckshot buckwhea budapest buddy123 buddyboy buddydog budlight budweiser buffalo1
bugsbunn bukowski bulldawg bulldog1 bulldogs bullfrog bullseye bullshit bullwink bunghole buratino businessbabe buster12
buttercup butterfly buttfuck butthead butthole bynthytn c3por2d2 cabernet cadillac calamity caliente californ caligula
calimero callisto callofduty camaross cambiami cambridg camelot1 cameltoe cameron1 candyass candyman cannabis cannibal
cannonda cantona7 capetown capital1 capitals capoeira capricorn capslock captain1 cardinal care1839 carebear carlitos
carnival carolina carpediem carpente cartman1 cartoons casablanca casanova caseydog cashflow cashmoney cassandr catdaddy
catfight catherin catwoman cavalier cbr600rr cbr900rr cdtnkfyf cerberus cezer121 cfitymrf chainsaw challeng champion
changeme chargers charisma charles1 charlie123 charlie2 charlott charlton checkers checkmat cheerleaers chelsea1
cherokee cherries cheshire chester1 chevelle chevrolet chevys10 chewbacc cheyanne cheyenne chicago1 chicken1 chickens
chickenwing101 chipmunk chipper1 chocolat chopper1 choppers chris123 chrisbln chrissy1 christia christin christma
christophe chrysler chuckles churchil cinnamon citibank civilwar cjkysirj clarinet classics claudia1 claymore cleopatr
clevelan clippers clitoris close-up cnfybckfd cobra427 cocacola cocksucker coldbeer coldplay colombia colorado colossus
coltrane comanche comicbookdb commande commando computer1 concorde concrete consumer contortionist control1 cooldude
coolgirl coolhand coolness copenhag corleone cornhole corvet07 corvette costaric cosworth coventry cowboys1 cowboyup
crazybab crazyman creampie creative creepers crescent cricket1 crjhgbjy crocodil crusader crystal1 cucumber culinary
cutiepie cvbhyjdf cxfcnkbdfz cybersex cyclones cygnusx1 cynthia1 daedalus dagobert daisydog dallas22 dangerou daniel12
dannyboy daredevil darkangel darklord darkness darkside darkstar darthvader david123 davidoff daydream dbrnjhbz deadhead
deadpool deadspin death666 deathnote deathrow deborah1 deepblue deepthroat deerhunt deeznuts deeznutz defender deftones
delpiero demon666 derparol designer desperado destiny1 detectiv detroit1 deutschland devil666 devildog devilman
devilmaycry dfcbkbcf dfktynbyf dhjnvytyjub diamante diamond1 diamonds dickhead dickweed dietcoke digital1 dilbert1
dilligaf dillweed dima1995 dingdong dinosaur dipstick dirtbike dirtydog discover dkflbckfd dkflbvbhjdbx dkflbvbhjdyf
doberman dodgeram dodgers1 doggydog doggystyle doghouse dogpound dolemite dolphin1 dolphins domainlock2005 domenico
dominika dominion dominiqu dontknow doomsday doorknob dortmund doughboy douglas1 downhill dragon01 dragon11 dragon123
dragon13 dragon69 dragonballz dragonfly dragrace dragster dreamcast dreamer1 drjynfrnt dropdead dropkick drowssap
drpepper drummer1 dthjybrf dtkjcbgtl dtxyjcnm ducati99 duckhunt duracell dutchess dutchman dynamite earnhard earthlink
eastside eastwood eatmenow eatpussy eclipse1 edinburg eggplant eightbal einstein ejaculation ekaterina elbereth elcamino
eldiablo eldorado electric electron element1 elephant eleven11 elisabet elizabet elizaveta elvis123 embalmer emmitt22
enforcer engineer england1 enter123 enternow enterprise envision erection ericsson escalade escorpio espresso eternity
ethernet euphoria evanescence evangelion evergree everlast everquest everton1 evildead evolutio excalibur excellen
explorer express1 f00tball f15eagle fabienne facefuck failsafe fairlane fakepass falstaff fandango fantasia fantasti
fantasy1 fantomas farscape fastball fastcars favorite2 favorite6 fearless feathers feelgood fellatio ferrari1 fgtkmcby
fhvfutljy fidelity finalfantasy fireball firebird fireblade firefigh firehawk fireman1 firestar firestorm firewall
fishbone fishcake fisherman fishface fishhead fishing1 fishtank fivestar fkbyjxrf fktrcfylhf fktyeirf flamengo flamingo
flashman flathead flexible flipflop flipmode flipper1 florida1 flounder flowers1 flvbybcnhfnjh flyers88 football1
footlove fordf150 fordf250 fordf350 fordtruc foreplay foreskin forever1 forgetit formula1 forsaken foxylady francesc
francis1 francisc frank123 frankie1 freckles fred1234 frederik freebird freedom1 freedom2 freefall freepass freeporn
freeuser freewill freiheit frenchie friday13 friends1 friendster front242 frontier fruitbat fuck_inside fuckedup
fuckface fuckhead fuckinside fuckme69 fuckmehard fuckoff1 fuckshit fuckthat fuckthis fuckyeah fuckyou1 fuckyou2 fujifilm
fullback fullmoon funstuff funtimes fussball futurama futyn007 fuzzball fyfcnfcbz fyfnjkbq fynjybyf fyutkbyf fyutkjxtr
gabriel1 gabriell galeries gallaries gamecock gamecube gameover gandalf1 gangbanged gangster ganjaman gannibal garfield
gargoyle gateway1 gateway2 gatorade gbgbcmrf gbhfvblf geibcnbr general1 genesis1 georgia1 geraldin germany1 geronimo
gesperrt getmoney gfgfvfvf gfhjkm123 ghbdtn123 ghbdtnbr ghbdtndctv ghbdtnrfrltkf ghblehjr ghbywtccf ghhh47hj7649
ghjcnbnenrf ghjcnjgfhjkm ghjcnjnfr ghjdthrf ghjnjnbg ghjuhfvvf ghostrider gianluca gigabyte ginscoot girfriend giveitup
gizmodo1 gladiator glendale glennwei glenwood gobigred godbless godfather godsmack godspeed godzilla gogators goldeneye
goldfing goldfish goldrush goldstar goldwing golfball golfclub good123654 goodfell goodgirl goodison goodlife goodluck
goodtime goodyear goofball gooseman gordon24 gorillaz gotigers gotohell gotyoass grandpri grapeape graywolf greatone
greatsex greedisgood green123 greenbay greenday greenman greentea gregory1 greyhoun greywolf groupd2013 gsxr1000
gtnhjdbx guardian guesswho guillaum guillerm guinness gulliver gymnastic hairball halflife hallo123 hallowee handball
handyman hannibal hannover happines happy123 happyday happydog happyman hardball hardcock hardcore harddick hardrock
hardwood hardwork harrypotter hatteras hattrick hawaii50 hawaiian hawkeye1 hawkeyes hawkwind hawthorn hayabusa
hd764nw5d7e1vb1 headless headshot heather1 heather2 hedgehog heineken heinlein hellfire hello123 hellohel hellokitty
hellsing hellyeah hercules herewego hermione hernande hershey1 hetfield highbury highheel highlander highlife hillbill
hillside hitman47 hogwarts holiday1 hollywoo holyshit homebrew homemade homepage homer123 hondacbr honeybee honeybun
honeydew hongkong honolulu hooligan hoosiers hooters1 hornyguy hornyman horseman horsemen hotbabes hotchick hotgirls
hotpussy hotstuff hounddog housewifes houston1 htubcnhfwbz hugetits hugoboss hulkster hunter12 hurrican huskers1
hyperion ibilltes icecream icehouse idontknow ignatius ihateyou ijrjkflrf ilikepie ilikesex illmatic illusion ilovegod
iloveporn ilovepussy ilovesex iloveyou1 iloveyou2 ilya1234 immortal impalass implants imtheman india123 infiniti
infinity insertions insomnia inspiron interacial intercourse internet intrepid intruder inuyasha invictus ireland1
irishman ironhors ironmaiden ironman1 islander istanbul istheman italiano iverson3 j3qq4h7h2v jackass1 jackson1 jackson5
jakester jamaica1 james007 james123 jamesbond january1 japanees jasmine1 jason123 jayhawks jbond007 jediknig jeepster
jefferso jeffrey1 jellybean jennifer1 jessica1 jessica2 jesus123 jesus777 jiggaman johannes johncena johndeer johngalt
johnson1 jordan23 josephin joystick junkmail jupiter1 jupiter2 jurassic just4fun justdoit justice1 justinbieber juventus
kakashka kamasutra kamikadze kamikaze kangaroo karolina katarina katerina kawasaki kazanova kazantip kcchiefs kcj9wx5n
kenneth1 kennwort kenworth kevin123 keyboard keystone kfcnjxrf kickflip kicksass kikimora killbill killer123 killzone
kingfish kingkong kingston kissmyass kittycat kittykat kjrjvjnbd kleopatra klondike knickerless knickers knockers
knuckles komputer konstantin kordell1 koroleva krasotka kristen1 kristin1 krokodil l58jkdjp! labrador lacrimosa lacrosse
ladybird laetitia lagwagon lakers24 lakeside lakewood lalakers lambchop lamborghini lancaste lancelot landrove lapochka
laracroft laserjet lasttime lasvegas lavalamp leavemealone lebowski lebron23 leedsutd left4dead lemmings lemonade
lenochka leonidas lesbians letmein1 letmein2 letmeinn letmesee letsdoit letsfuck letsplay lfitymrf libertad liberty1
lifehack lifeisgood lighthou lightning lilwayne limewire lincoln1 lindsay1 lindsey1 lineage2 lionheart lionking littlema
livelife liverpool1 livewire ljxtymrf lockdown lockerroom logitech loglatin lokomotiv lol12345 lollipop lollypop
lonesome lonestar lonewolf longdong longhair longhorns longjohn longshot losangeles lotus123 love1234 lovehate lovelife
loveme89 loverboy loverman loveyou2 lowrider lucky123 luckydog luckyone ludacris lunchbox luscious luv2epus macaroni
macdaddy macgyver machoman macintosh mackenzi madagaskar madala11 maddison madison1 madonna1 magellan magic123 magician
magicman mahalkita mailcreated5240 majestic makaveli makeitso maksimka mallorca mallrats mamacita mamapapa mamochka
manager1 manchester mandarin mandingo mandolin mandrake manhatta mannheim manunited maradona marajade marathon marauder
marcello marcius2 margarit marijuana mariners marines1 marino13 mariposa marishka marketin marlboro marseille maryjane
masamune maserati mash4077 master123 masterbaiting masterbate masterbating masterkey mastermind masturbation matchbox
matthew1 matthias maurizio maurolarastefy maverick maximilian maximus1 maxpayne maxpower maxwell1 mazafaka mazda323
mazda626 mazdarx7 meandyou meatball meathead meatloaf mechanic megadeth megapass megatron melanie1 melissa1 mephisto
mercedes mercury1 meridian mersedes metallica1 michael1 michael2 michele1 michelle1 michigan microlab microphone
microsoft midnight mike1234 milamber milhouse milkyway millenium millwall minecraft minimoni minnesot miranda1 mischief
misfit99 misiaczek mississi mistress mobydick modelsne mojojojo molly123 mollydog momsanaladventure monalisa money123
moneyman mongoose monique1 monkey11 monkey123 monkey69 monkeyboy monkeyman monolith monopoly monster1 montana1
montecarlo monterey montgom240 montreal montrose moonbeam moonlight moonshine morozova morpheus morrowind mortgage
morticia mortimer motdepasse motherfu motherlode motocross motorcyc motorola mountain mudvayne muffdive multiplelo
munchkin mushroom music123 musicman mustang1 mustang2 mustang5 mustang6 mustang8 mustang9 mustangs myfriend mynameis
mypassword mysecret myspace1 myxworld nadezhda nancy123 nascar24 nastenka natalie1 natascha natasha1 natedogg nathanie
naughty1 nautilus navigator navyseal nbuhtyjr ncc1701a ncc1701d ncc1701e ncc74656 nebraska needforspeed nemesis1
nemrac58 netscape nevermind nevermore newcastl neworder newpass1 newpass6 newport1 newproject2004 newstart newyork1
nicetits nightmar nightowl nightwin nightwish nineball nineinch nintendo nirvana1 nocturne nokia123 nokia5130 nokia5230
nokia5530 nokia5800 nokia6233 nokia6300 nokian73 noname123 nonmembe nopassword normandy nosferatu nostromo notebook
nothing1 notredam nounours novifarm novikova nthvbyfnjh ntktdbpjh nuttertools nwo4life nygiants nyyankee oblivion
obsidian october1 omegared onepiece open1234 opendoor operator optimist optiplex outsider overkill overlord p0015123
p0o9i8u7 p455w0rd p4ssw0rd p@ssw0rd pa55w0rd pa55word packard1 packers1 paintball pakistan paladin1 pallmall palmtree
panasonic pandora1 panorama pantera1 panther1 panthers panties1 pantyhose papabear papamama paperino papillon paradigm
paradise paramedi paramore parlament parsifal partizan pasadena pass1234 passcode passmast passport passthie passw0rd
passwerd passwor1 password01 password11 password123 password2 password3 password99 passwords passwort patches1
pathfinder patrick1 patriots patrizia patterso pavement pavilion payton34 peaceout peaches1 pearljam peekaboo pegasus1
penetrating penetration penguin1 penguins pennstat pennywis penthous pepsi123 peregrin perfect1 pertinant peterbil
peternorth peterpan petrovich phaedrus phantom1 pharmacy phialpha philippe phillies phoenix1 phoenix2 pianoman pictuers
piercing pimpdaddy pimpster pineapple pinetree pingpong pinkfloyd pinnacle pipeline pippen33 piramida pitchers pizzahut
pizzaman plastics platinum platypus playball playboy1 playboy2 playmate playstation playtime plymouth poiuytrewq
pokemon123 polaroid polniypizdec0211 pontiac1 poohbear pool6123 poontang poophead popcorn1 porkchop pornking
pornographic pornpass pornstar porsche1 porsche911 portland portugal poseidon power123 powerman preacher precious
predator prelude1 presario presiden princesa princess1 princessa princeto pringles priscill private1 priyanka
pufunga7782 pumpkin1 pumpkins punisher punkrock puppydog pussy123 pussy4me pussycat pussyeat pussylover pussyman
pyramid1 pyramids q123456789 q1q2q3q4q5 q1w2e3r4t5y6 q2w3e4r5 qawsedrftg qaz12345 qaz123wsx qazwsx123 qazwsxedc123
qazwsxedcrfvtgb qazxsw123 qazxswedc qq123456 quant4307s qw123456 qwaszx12 qwe123qwe qweasd123 qweasdzxc123 qwedsazxc
qwer1234 qwerasdfzxcv qwert12345 qwerty11 qwerty123456 qwerty13 qwerty777 qwerty78 qwerty99 qwertyuiop r2d2c3p0 r2d2c3po
r4e3w2q1 radiohead ragnarok raiders1 rainbow1 rainbow6 rainbows raindrop rainyday raistlin rammstein ramstein rangers1
rapunzel rasputin rastaman raymond1 rb26dett rdfhnbhf realmadrid rebbyt34 rebecca1 reckless redalert redbaron reddevil
reddwarf redheads redlight redneck1 redskins redstorm redwings reloaded remingto renegade rerfhtre revival47 revoluti
revolver rfgbnjirf rfhfvtkmrf rfhfylfi rfhlbyfk rfhnjirf rfnthbyf rfntymrf rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnrf
rhjrjlbk rhtdtlrj riccardo richard1 rickster riffraff rightnow riverrat riversid rjhjktdf rjirfrgbde rjycnfynby
rktjgfnhf roadkill roadking roadrunner roadster robinhood robotech robotics rockford rockhard rocknroll rockstar
rocky123 rolltide romanova romashka ronaldinho roosters rootbeer rootedit rosebud1 rosewood rsalinas rt6ytere runescape
rush2112 rushmore russell1 russian7 rustydog saab9000 sabrina1 sailboat salamander salasana saltydog salvator samadams
samantha1 sammy123 sammydog samsung1 sandiego sandman1 sandrine sanity72 santacru sapphire sarajevo saratoga sasha123
sasha_007 satan666 satellit sausages saxophon scarface scheisse schnuffi scirocco scoobydoo scooter1 scorpio1 scorpions
scotland scrabble scrapper screamer screwyou seahawks seahorse sealteam seattle1 sebastia sebastie security seductive
segblue2 seinfeld seminole semperfi senators sentinel sephiroth septembe seraphim serenity sergbest sersolution service1
sevenof9 sexsexse sexybabe sexybitch sexygirl sexylady sexymama sfgiants shadow01 shadow12 shamrock shaney14 shannon1
sheepdog sherlock shevchenko shinigami shitface shitfuck shithead shotokan showtime shredder sidekick sidewind sigmachi
silverado simpsons singapor sinister sithlord sixtynin sk8ordie skateboard skeeter1 skinhead skipper1 skittles skorpion
skydiver skywalker slamdunk slapnuts slapshot slimshady slipknot slippery slowhand smackdown smartass smashing smeghead
smirnoff smirnova smoke420 smokedog smoothie snakeman snapshot sneakers snickers snoopdogg snowball snowbird snowboard
snowflake snowman1 snuggles soccer10 soccer11 soccer12 soccer13 socrates softball softtail software sojdlg123aljg
sokolova solitude solnishko songbird sonyericsson sonyfuck sonyvaio sooners1 sopranos soso123aljg soulmate southpark
southpaw southside spaceman spanking sparhawk sparkles spartan117 spartans special1 specialk spectrum spencer1
spiderman1 spitfire splatter splinter spongebob sprinter sprocket squerting squirrel srinivas stallion stamford
stanislav stanley1 starbucks starcraft stardust starfire starfish stargate starlight starlite starship start123 startrek
starwars1 steelers stephani stephen1 stewart1 stickman stigmata stiletto stinger1 stingray stocking stonecold stonewal
stoppedby stranger stratfor strawberry streaming stripper sublime1 submarin success1 suckcock suckdick suckmydick
summer12 summer69 summer99 summertime sundance sunderla sundevil sunflower sunlight sunnyday sunshine1 super123 superbow
superfly superman1 supernova supersonic superstar surveyor survivor svetlana swallows sweetass sweetness sweetpea
swimming swingers swinging swordfish sylveste syncmaster syracuse tacobell taekwondo tailgate takamine talisman tamerlan
tampabay tangerin tarheels tazmania teacher1 teamwork technics tecumseh teddybear telephon temppass temptress tenerife
tennesse tequiero terminator terrapin terriers test1234 testibil testing1 testpass thailand thanatos thankyou thebeast
theclash thedoors theforce thegreat therock1 thesaint thething thetruth thirteen thisisit threesom thuglife thumbnils
thumper1 thunder1 thunderb tiberian tiberius tickling ticklish ticktock tiffany1 tiger123 tigercat timelord timothy1
timoxa94 tinkerbell titanium titleist tkbpfdtnf tokiohotel tomahawk tommyboy tomservo tonyhawk tooltime toonarmy
topolino topsecret toriamos tortoise tottenham toulouse trailers transexual translator traveler treasure treefrog
trfnthbyf triangle trinitron trinity1 triplets trojans1 trombone trooper1 trouble1 trousers trucker1 trucking trueblue
truelove truffles trumpet1 trustno1 tryagain tunafish turkey50 twilight ufhvjybz uhbujhbq ultimate ultraman umbrella
uncencored underdog undertaker undertow unicorn1 universa universi ursitesux username usmarine usmc0311 usuckballz1
utahjazz vacation vagabond valentina valeriya valhalla valkyrie valleywa vampire1 vancouve vanessa1 vanguard vanhalen
vaseline vasilisa vauxhall vegas123 vendetta verbatim veronika verygood vfhbyjxrf vfhnsirf vfhufhbnf vfitymrf vflfufcrfh
vfnbkmlf vfntvfnbrf vfpfafrf vfrcbvrf vfvfgfgf vfylfhby victory1 viewsonic vikings1 viktoria viktoriya vincent1 violator
violetta vipergts virginie vivitron vjqgfhjkm vkontakte vladimir vladislav vodafone volkodav volkswagen volleyba
voyager1 vqsablpzla vsjasnel12 wachtwoord waffenss wanderer wapapapa warcraft3 wareagle warhammer warrior1 warriors
washingt waterboy waterfal waterloo watermelon waterpolo waterski wdtnjxtr weare138 webhompas webmaster websol76
websolutions wednesda welcome1 welcome2 wellhung wellingt werewolf westside westwood wetpussy wg8e3wjf whatever whiplash
whiskers whistler whiteboy whiteout whitesox whocares whoknows wildbill wildcard wildcats wildfire wildwood william1
william2 winchest windmill windows1 windsurf wingchun wingzero winston1 winter99 wishbone wolfgang wolfpack wolverine
wonderboy wonderfu woodland woodstock woodwork wordpass worldcup wp2003wp wrangler wrestlin wrinkle1 wrinkles x72jhhu3z
yamahar1 yamahar6 yankees1 yankees2 yaroslav yeahbaby yesterda yfcntymrf yfnfitymrf yjdsqgfhjkm yogibear yorktown
yosemite youandme yourmama ytngfhjkz z1x2c3v4b5 zachary1 zanzibar zaq12345 zaq12wsx zaq1xsw2 zaqwsxcde zaqxswcde
zeppelin zerocool zildjian zolushka zxasqw12 zxcasdqwe123 zxcv1234 zxcvasdf zxcvb12345 zxcvbnm123 zxcvvcxz zz8807zpl
`
  .trim()
  .split(/\s+/);
