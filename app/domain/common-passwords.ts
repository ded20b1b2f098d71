/**
 * Of the 3,000 passwords of eight characters and more that people choose most those that no rule of `isCommon` knows, in
 * lower case. What begins as one of these ends it too soon, and is left to the rule. Counted in leaked lists by the
 * zxcvbn project (https://github.com/dropbox/zxcvbn, MIT, Dropbox Inc.).
 *
 * They are sorted, and each says with a digit how many letters it shares with the one before it: a fifth less in the
 * Worker, compressed.
 */
export const COMMON_PASSWORDS: readonly string[] = inWhole(`
0!qaz2wsx 00.0.0.000 1000000000o 1102030405 2478520 292837465 185tzzqi 1987654321q 1o9i8u7y 01020304050 39384756
11001001 2112222 4qqqq 3222333 22233445566 33581321 1213141516 2312312 32323q 3321123 340987 44321 4509876 5123 54321
554321 56123 654321 6654321 677 78900 90a 90q 90z 910 9123 9987654321 9a 9d 9k 9l 9m 9o 9p 9qwe 9r 9s 9v 9z 8a 8q 79 7aa
7q 687 6987 6aa 7bc 7sd 6qqq 7werty 6ru 5abc 6sd 5qaz 6werty 48765 49876 4abcd 5sdf 4kekc 4qwer 4rewq 4zxcv 3581321
3654789 498741 85 3789456 3hfjdk147 3masha 4udar 3qq123 4we123 6456 6asdzxc 6rty 2locked 2qw34er 4aszx 4erty 2s3t4p55
13243546 45768 24679852 257908642 524680 58642 147258369 3852369 496321 85 15426378 29753456 17171717aa 18273645 2436572
192837465 2411945 1a2a3a4a 3b3c4d5e 3s3d4f5g 1basebal 1hxboqg2 1letmein 1michael 3llion 2ustang 1password 1q2q3q4q
3w3e4r5t6y 2a2ws3ed 3z2wsx3edc4rfv 4xsw23edc 4zaq1 2w23er4 1x2zkg8w 1z2x3c4v5b 020spanks 12334455 2446688 13skidoo
14681012 15800852 17731828 1wsx3edc 031415926 121654987 169258147 3852147 1edc4rfv 1rjs1la7qe 043046721 14332211 2magnum
15m2do5bs 1815162342 1rfv3edc 050spanks 15bgates 1hsu75kpot 1tgb6yhn 1wr2i7h8 066613666 17camaro 19213124 2camaro
073501505 14108520 323698 458963 3852963 1777777a 1894561230 3632145 454123 1ugd5hip2j 0890098890 1j4ye3uz 1phrowz622
0911turbo 28273645 1293709b13 163258741 3852741 187456321 3654321a 9q 19762000 0a123456789 7a 2a2a3a4a5 2b2c3d4e5
2s2d3f4g5 1a123456 2aa1111 2rdvark 1bc123456 3d1234 4efg1 2erdeen 2normal 2racadabra 4kadabra 1capulco 2cess14 699
3ount1 2hilles 2idburn 1dgjmptw 2min123 2renalin 2ventur 1erosmith 1gent007 1irborne 3force 3plane 1labama1 2batros
2catraz 2ejandr 3ksander 8ra 3ssandro 3x1234 4ander1 7re 8u 2farome 2gernon 2igator 2kaline 2lblack 3eycat 3igator 4son1
3night 3state 2pha123 5bet 5man 2terego 1marillo 3teurs 2brosia 2erica1 3thyst 2oremio 2sterdam 1naconda 3konda 3stasiya
2dromeda 3yod22 2gel123 5666 5ito 2hyeuem 2na2614 2telope 3hony1 72 77 3igone 3onio1 1olsucks 1pollo11 73 2ple123 5pie
1quafina 4rius 1rabella 2cangel 3hangel 4itec 2gentin 2izona1 2mageddon 7on 3stron 2senal1 1s123456 2d12345 3asd123
3f1234 4fdsa 4g12345 5h01 6jkl 4jkl; 4qwer 4zxcv 3qwe123 2modeus 2pirine 2sassins 3hole1 7s 3lover 3munch 2talavista
3onvil 1tlanta1 6is 2reides 1ugustin 2stin316 4rali 1valanche 3ngard 1wesome1 1zertyuiop 2sxdcfv 0babemagnet 4ruth
3ushka 3ybear 5lue 4cake 4doll 4face 4girl 4lon5 6ve 2ckbone 4door 2dabing 3karma 3naamhere 2jingan 2lloons 4sack 3timor
2racuda 3bados 5ra1 3celona 3efeet 5oot 3itone 3racuda 3selona 2sebal1 7l1 3ketbal 2tman12 2ywatch 1cfields 1eachbum
3rcats 3tles1 3utifu 2ckham7 2efcake 3thove 2llagio 2ndover 3essere 2rgkamp 3nhard 2ttyboop 1igballs 4lack 5ock 4oobs
6ty 4ucks 5tts 3daddy 4ick1 7s 3money 3nasty 3penis 4oppa 4ussy 3truck 2llabong 4ybob 7y 2nladen 2ohazard 3nicle
2rthday4 2sexual 3marck 4illah 2tchass 1lack123 5ass 5belt 7rry 6ird 6oy 5cat 6ock 5dog 5hawk 5ice 5jack 5lab 5ops 6ut
3ster1 2essed1 5ing 2ink182 3zzard 2ondie1 6nka 3opers 3wfish 2ue1234 4ball 5ell 6rr 5ird 4eyes 4fish 4jays 4moon 4nose
4sman 5tar 1obafett 3dylan 3marley 2llocks 2nehead 4thug 2ogaloo 3kcase 4worm 2rdeaux 3is123 3ussia 1radley1 3ndon1
3veheart 2ighton 2oncos1 3oklyn 3ther1 3wndog 2ucelee 3no123 1ubba123 4legum 6s1 2ckeye1 7s 4shot 4whea 2dapest 3dy123
5boy 5dog 3light 3weiser 2ffalo1 2gsbunn 2kowski 2lldawg 5og1 7s 4frog 4seye 5hit 4wink 2nghole 2ratino 2sinessbabe
3ter12 2ttercup 6fly 4fuck 4head 5ole 1ynthytn 0c3por2d2 1abernet 2dillac 2lamity 3iente 4forn 4gula 4mero 3listo
4ofduty 2maross 3biami 4ridg 3elot1 5toe 4ron1 2ndyass 5man 3nabis 4ibal 4onda 3tona7 2petown 3ital1 7s 3oeira 3ricorn
3slock 3tain1 2rdinal 3e1839 4bear 3litos 3nival 3olina 3pediem 5nte 3tman1 4oons 2sablanca 4nova 3eydog 3hflow 4money
3sandr 2tdaddy 3fight 3herin 3woman 2valier 1br600rr 3900rr 1dtnkfyf 1erberus 2zer121 1fitymrf 1hainsaw 3lleng 3mpion
3ngeme 3rgers 4isma 4les1 5ie123 72 5ott 5ton 2eckers 5mat 3erleaers 3lsea1 3rokee 4ries 3shire 4ter1 3velle 4rolet
4ys10 3wbacc 3yanne 4enne 2icago1 4ken1 7s 7wing101 3pmunk 4per1 2ocolat 3pper1 7s 2ris123 5bln 5sy1 5tia 7n 6ma 6ophe
3ysler 2uckles 3rchil 1innamon 2tibank 2vilwar 1jkysirj 1larinet 3ssics 3udia1 3ymore 2eopatr 3velan 2ippers 3toris
2ose-up 1nfybckfd 1obra427 2cacola 3ksucker 2ldbeer 4play 3ombia 4rado 4ssus 3trane 2manche 3icbookdb 3mande 7o 3puter1
2ncorde 4rete 3sumer 3tortionist 4rol1 2oldude 4girl 4hand 4ness 2penhag 2rleone 3nhole 3vet07 6te 2staric 3worth
2ventry 2wboys1 6up 1razybab 5man 2eampie 4tive 3epers 3scent 2icket1 2jhgbjy 2ocodil 2usader 2ystal1 1ucumber 2linary
2tiepie 1vbhyjdf 1xfcnkbdfz 1ybersex 2clones 2gnusx1 2nthia1 0daedalus 2gobert 2isydog 2llas22 2ngerou 3iel12 3nyboy
2redevil 3kangel 4lord 4ness 4side 5tar 3thvader 2vid123 5off 2ydream 1brnjhbz 1eadhead 4pool 4spin 3th666 5note 5row
2borah1 2epblue 4throat 3rhunt 3znuts 7z 2fender 3tones 2lpiero 2mon666 2rparol 2signer 3perado 3tiny1 2tectiv 3roit1
2utschland 2vil666 5dog 5man 7ycry 1fcbkbcf 2ktynbyf 1hjnvytyjub 1iamante 4ond1 7s 2ckhead 4weed 2etcoke 2gital1 2lbert1
3ligaf 4weed 2ma1995 2ngdong 3osaur 2pstick 2rtbike 4ydog 2scover 1kflbckfd 5vbhjdbx 9dyf 1oberman 2dgeram 6s1 2ggydog
5style 3house 3pound 2lemite 3phin1 7s 2mainlock2005 3enico 3inika 6on 6qu 2ntknow 2omsday 3rknob 2rtmund 2ughboy 4las1
2wnhill 1ragon01 611 723 73 669 6ballz 6fly 4race 4ster 2eamcast 5er1 2jynfrnt 2opdead 4kick 3wssap 2pepper 2ummer1
1thjybrf 2kjcbgtl 2xyjcnm 1ucati99 3khunt 2racell 2tchess 5man 1ynamite 0earnhard 3thlink 2stside 4wood 2tmenow 3pussy
1clipse1 1dinburg 1ggplant 1ightbal 2nstein 1jaculation 1katerina 1lbereth 2camino 2diablo 3orado 2ectric 6on 3ment1
3phant 3ven11 2isabet 3zabet 5veta 2vis123 1mbalmer 2mitt22 1nforcer 2gineer 3land1 2ter123 5now 5prise 2vision 1rection
2icsson 1scalade 3orpio 2presso 1ternity 2hernet 1uphoria 1vanescence 4gelion 2ergree 4last 4quest 4ton1 2ildead 2olutio
1xcalibur 3ellen 2plorer 3ress1 0f00tball 115eagle 1abienne 2cefuck 2ilsafe 3rlane 2kepass 2lstaff 2ndango 3tasia 6ti
6y1 4omas 2rscape 2stball 4cars 2vorite2 86 1earless 3thers 2elgood 2llatio 2rrari1 1gtkmcby 1hvfutljy 1idelity
2nalfantasy 2reball 5ird 5lade 4figh 4hawk 4man1 4star 6orm 4wall 2shbone 4cake 4erman 4face 4head 4ing1 4tank 2vestar
1kbyjxrf 2trcfylhf 3yeirf 1lamengo 4ingo 3shman 3thead 2exible 2ipflop 4mode 4per1 2orida1 3under 3wers1 2vbybcnhfnjh
2yers88 1ootball1 4love 2rdf150 5250 5350 4truc 3eplay 4skin 4ver1 3getit 3mula1 3saken 2xylady 1rancesc 5is1 7c 4k123
5ie1 2eckles 3d1234 4erik 3ebird 4dom1 72 4fall 4pass 5orn 4user 4will 3iheit 3nchie 2iday13 3ends1 7ter 2ont242 5ier
2uitbat 1uck_inside 4edup 4face 4head 4inside 4me69 6hard 4off1 4shit 4that 6is 4yeah 5ou1 72 2jifilm 2llback 4moon
2nstuff 3times 2ssball 2turama 3yn007 2zzball 1yfcnfcbz 3njkbq 2njybyf 2utkbyf 5jxtr 0gabriel1 7l 2leries 3laries
2mecock 5ube 4over 2ndalf1 3gbanged 4ster 3jaman 3nibal 2rfield 3goyle 2teway1 72 3orade 1bgbcmrf 2hfvblf 1eibcnbr
2neral1 4sis1 2orgia1 2raldin 3many1 3onimo 2sperrt 2tmoney 1fgfvfvf 2hjkm123 1hbdtn123 6br 6dctv 6rfrltkf 3lehjr
3ywtccf 2hh47hj7649 2jcnbnenrf 5jgfhjkm 6nfr 3dthrf 3njnbg 3uhfvvf 2ostrider 1ianluca 2gabyte 2nscoot 2rfriend 2veitup
2zmodo1 1ladiator 2endale 4nwei 4wood 1obigred 2dbless 3father 3smack 4peed 3zilla 2gators 2ldeneye 4fing 6sh 4rush
4star 4wing 3fball 4club 2od123654 4fell 4girl 4ison 4life 5uck 4time 4year 3fball 3seman 2rdon24 3illaz 2tigers 3ohell
3yoass 1randpri 3peape 3ywolf 2eatone 5sex 3edisgood 4n123 5bay 5day 5man 5tea 3gory1 3yhoun 4wolf 2oupd2013 1sxr1000
1tnhjdbx 1uardian 2esswho 2illaum 5erm 3nness 2lliver 1ymnastic 0hairball 2lflife 3lo123 5wee 2ndball 4yman 3nibal 4over
2ppines 4y123 5day 6og 5man 2rdball 4cock 6re 4dick 4rock 4wood 6rk 3rypotter 2tteras 4rick 2waii50 6an 3keye1 7s 4wind
3thorn 2yabusa 1d764nw5d7e1vb1 1eadless 4shot 3ther1 72 2dgehog 2ineken 4lein 2llfire 4o123 5hel 5kitty 4sing 4yeah
2rcules 3ewego 3mione 3nande 3shey1 2tfield 1ighbury 4heel 4lander 5ife 2llbill 4side 2tman47 1ogwarts 2liday1 3lywoo
3yshit 2mebrew 4made 4page 4r123 2ndacbr 3eybee 6un 5dew 3gkong 3olulu 2oligan 3siers 3ters1 2rnyguy 5man 3seman 6en
2tbabes 3chick 3girls 3pussy 3stuff 2unddog 3sewifes 4ton1 1tubcnhfwbz 1ugetits 3oboss 2lkster 2nter12 2rrican 2skers1
1yperion 0ibilltes 1cecream 3house 1dontknow 1gnatius 1hateyou 1jrjkflrf 1likepie 5sex 2lmatic 3usion 2ovegod 5porn
6ussy 5sex 5you1 82 2ya1234 1mmortal 2palass 3lants 2theman 1ndia123 2finiti 7y 2sertions 3omnia 3piron 2teracial
5course 5net 3repid 4uder 2uyasha 2victus 1reland1 2ishman 2onhors 4maiden 6n1 1slander 2tanbul 3heman 1taliano 1verson3
0j3qq4h7h2v 1ackass1 4son1 75 2kester 2maica1 3es007 5123 5bond 2nuary1 2panees 2smine1 3on123 2yhawks 1bond007 1ediknig
2epster 2fferso 4rey1 2llybean 2nnifer1 2ssica1 72 3us123 5777 1iggaman 1ohannes 3ncena 4deer 4galt 4son1 2rdan23
2sephin 2ystick 1unkmail 2piter1 72 2rassic 2st4fun 4doit 4ice1 5nbieber 2ventus 0kakashka 2masutra 3ikadze 6ze 2ngaroo
2rolina 2tarina 3erina 2wasaki 2zanova 5tip 1cchiefs 2j9wx5n 1enneth1 4wort 3worth 2vin123 2yboard 3stone 1fcnjxrf
1ickflip 4sass 2kimora 2llbill 4er123 4zone 2ngfish 4kong 4ston 2ssmyass 2ttycat 5kat 1jrjvjnbd 1leopatra 2ondike
1nickerless 7s 2ockers 2uckles 1omputer 2nstantin 2rdell1 3oleva 1rasotka 2isten1 5in1 2okodil 0l58jkdjp! 1abrador
2crimosa 4osse 2dybird 2etitia 2gwagon 2kers24 4side 4wood 2lakers 2mbchop 4orghini 2ncaste 4elot 3drove 2pochka
2racroft 2serjet 3ttime 3vegas 2valamp 1eavemealone 2bowski 3ron23 2edsutd 2ft4dead 2mmings 3onade 2nochka 2onidas
2sbians 2tmein1 72 7n 5see 3sdoit 4fuck 4play 1fitymrf 1ibertad 6y1 2fehack 4isgood 2ghthou 5ning 2lwayne 2mewire
2ncoln1 3dsay1 5ey1 3eage2 2onheart 4king 2ttlema 2velife 4rpool1 4wire 1jxtymrf 1ockdown 4erroom 2gitech 3latin
2komotiv 2l12345 3lipop 4ypop 2nesome 5tar 4wolf 3gdong 4hair 5orns 4john 4shot 2sangeles 2tus123 2ve1234 4hate 4life
4me89 4rboy 5man 4you2 2wrider 1ucky123 5dog 5one 2dacris 2nchbox 2scious 2v2epus 0macaroni 3daddy 3gyver 3homan 3intosh
3kenzi 2dagaskar 4la11 3dison 3ison1 3onna1 2gellan 3ic123 5ian 5man 2halkita 2ilcreated5240 2jestic 2kaveli 3eitso
3simka 2llorca 4rats 2macita 4papa 3ochka 2nager1 3chester 3darin 4ingo 4olin 4rake 3hatta 3nheim 3united 2radona 4jade
4thon 4uder 3cello 4ius2 3garit 3ijuana 4ners 6s1 5o13 4posa 4shka 3ketin 3lboro 3seille 3yjane 2samune 3erati 3h4077
3ter123 6baiting 8te 9ing 6key 6mind 4urbation 2tchbox 3thew1 5ias 2urizio 4olarastefy 2verick 2ximilian 5us1 3payne
4ower 3well1 2zafaka 3da323 5626 5rx7 1eandyou 3tball 4head 4loaf 2chanic 2gadeth 4pass 4tron 2lanie1 3issa1 2phisto
2rcedes 4ury1 3idian 3sedes 2tallica1 1ichael1 72 4ele1 6le1 4igan 3rolab 5phone 5soft 2dnight 2ke1234 2lamber 3house
3kyway 3lenium 4wall 2necraft 3imoni 3nesot 2randa1 2schief 3fit99 3iaczek 3sissi 3tress 1obydick 2delsne 2jojojo
2lly123 5dog 2msanaladventure 2nalisa 3ey123 5man 3goose 3ique1 3key11 723 669 6boy 6man 3olith 4poly 3ster1 3tana1
4ecarlo 5rey 4gom240 4real 5ose 2onbeam 4light 4shine 2rozova 3pheus 3rowind 3tgage 4icia 5mer 2tdepasse 3herfu 6lode
3ocross 4rcyc 5ola 2untain 1udvayne 2ffdive 2ltiplelo 2nchkin 2shroom 3ic123 5man 3tang1 72 75 76 78 79 7s 1yfriend
2nameis 2password 2secret 3pace1 2xworld 0nadezhda 2ncy123 2scar24 3tenka 2talie1 4scha 5ha1 3edogg 3hanie 2ughty1
3tilus 2vigator 3yseal 1buhtyjr 1cc1701a 7d 7e 374656 1ebraska 2edforspeed 2mesis1 3rac58 2tscape 2vermind 6ore 2wcastl
3order 3pass1 76 4ort1 4roject2004 3start 3york1 1icetits 2ghtmar 5owl 5win 7sh 2neball 4inch 3tendo 2rvana1 1octurne
2kia123 55130 6230 6530 6800 56233 6300 5n73 2name123 3membe 2password 2rmandy 2sferatu 3tromo 2tebook 3hing1 3redam
2unours 2vifarm 4kova 1thvbyfnjh 2ktdbpjh 1uttertools 1wo4life 1ygiants 2yankee 0oblivion 2sidian 1ctober1 1megared
1nepiece 1pen1234 4door 3rator 2timist 4plex 1utsider 1verkill 4lord 0p0015123 2o9i8u7 1455w0rd 2ssw0rd 1@ssw0rd
1a55w0rd 5ord 2ckard1 4ers1 2intball 2kistan 2ladin1 3lmall 3mtree 2nasonic 3dora1 3orama 3tera1 4her1 7s 4ies1 4yhose
2pabear 4mama 3erino 3illon 2radigm 6se 4medi 5ore 3lament 3sifal 3tizan 2sadena 3s1234 4code 4mast 4port 4thie 4w0rd
5erd 5or1 7d01 811 923 82 83 899 8s 7t 2tches1 3hfinder 3rick1 5ots 5zia 3terso 2vement 3ilion 2yton34 1eaceout 4hes1
3rljam 2ekaboo 2gasus1 2netrating 9on 3guin1 7s 3nstat 4ywis 3thous 2psi123 2regrin 3fect1 3tinant 2terbil 5north 5pan
3rovich 1haedrus 3ntom1 3rmacy 2ialpha 3lippe 4lies 2oenix1 72 1ianoman 2ctuers 2ercing 2mpdaddy 4ster 2neapple 4tree
3gpong 3kfloyd 3nacle 2peline 3pen33 2ramida 2tchers 2zzahut 5man 1lastics 3tinum 4ypus 3yball 5oy1 72 4mate 4station
4time 2ymouth 1oiuytrewq 2kemon123 2laroid 3niypizdec0211 2ntiac1 2ohbear 3l6123 3ntang 3phead 2pcorn1 2rkchop 3nking
4ographic 4pass 4star 3sche1 7911 3tland 4ugal 2seidon 2wer123 5man 1reacher 3cious 3dator 3lude1 3sario 4iden 2incesa
7s1 8a 6to 4gles 3scill 3vate1 3yanka 1ufunga7782 2mpkin1 7s 2nisher 3krock 2ppydog 2ssy123 54me 5cat 5eat 5lover 5man
1yramid1 7s 0q123456789 2q2q3q4q5 2w2e3r4t5y6 12w3e4r5 1awsedrftg 2z12345 6wsx 3wsx123 6edc123 9rfvtgb 3xsw123 6edc
1q123456 1uant4307s 1w123456 2aszx12 2e123qwe 3asd123 6zxc123 3dsazxc 3r1234 4asdfzxcv 4t12345 5y11 723456 73 6777 78
699 6uiop 0r2d2c3p0 7o 14e3w2q1 1adiohead 2gnarok 2iders1 3nbow1 76 7s 4drop 4yday 3stlin 2mmstein 3stein 2ngers1
2punzel 2sputin 3taman 2ymond1 1b26dett 1dfhnbhf 1ealmadrid 2bbyt34 3ecca1 2ckless 2dalert 3baron 3devil 4warf 3heads
3light 3neck1 3skins 4torm 3wings 2loaded 2mingto 2negade 2rfhtre 2vival47 3oluti 5ver 1fgbnjirf 2hfvtkmrf 4ylfi 3lbyfk
3njirf 2nthbyf 4ymrf 2vfcenhf 1hbcnbyf 2fcfdbwf 4jnrf 2jrjlbk 2tdtlrj 1iccardo 3hard1 3kster 2ffraff 2ghtnow 2verrat
5sid 1jhjktdf 2irfrgbde 2ycnfynby 1ktjgfnhf 1oadkill 6ng 4runner 4ster 2binhood 3otech 5ics 2ckford 4hard 4nroll 4star
4y123 2lltide 2manova 4shka 2naldinho 2osters 3tbeer 4edit 2sebud1 4wood 1salinas 1t6ytere 1unescape 2sh2112 4more
3sell1 4ian7 3tydog 0saab9000 2brina1 2ilboat 2lamander 4sana 3tydog 3vator 2madams 4ntha1 3my123 5dog 3sung1 2ndiego
4man1 4rine 3ity72 3tacru 2pphire 2rajevo 4toga 2sha123 5_007 2tan666 3ellit 2usages 2xophon 1carface 2heisse 3nuffi
2irocco 2oobydoo 4ter1 3rpio1 7ns 3tland 2rabble 4pper 3eamer 4wyou 1eahawks 4orse 3lteam 3ttle1 2bastia 7e 2curity
2ductive 2gblue2 2infeld 2minole 3perfi 2nators 3tinel 2phiroth 3tembe 2raphim 3enity 3gbest 3solution 3vice1 2venof9
2xsexse 3ybabe 5itch 4girl 4lady 4mama 1fgiants 1hadow01 612 3mrock 3ney14 4non1 2eepdog 3rlock 3vchenko 2inigami 3tface
5uck 4head 2otokan 3wtime 2redder 1idekick 4wind 2gmachi 2lverado 2mpsons 2ngapor 3ister 2thlord 2xtynin 1k8ordie
2ateboard 2eeter1 2inhead 3pper1 3ttles 2orpion 2ydiver 3walker 1lamdunk 3pnuts 4shot 2imshady 3pknot 4pery 2owhand
1mackdown 3rtass 3shing 2eghead 2irnoff 6va 2oke420 5dog 3othie 1nakeman 3pshot 2eakers 2ickers 2oopdogg 3wball 5ird
5oard 4flake 4man1 2uggles 1occer10 71 72 73 3rates 2ftball 4tail 4ware 2jdlg123aljg 2kolova 2litude 3nishko 2ngbird
3yericsson 4fuck 4vaio 2oners1 2pranos 2so123aljg 2ulmate 3thpark 7w 5side 1paceman 3nking 3rhawk 4kles 4tan117 7s
2ecial1 7k 4trum 3ncer1 2iderman1 3tfire 2latter 3inter 2ongebob 2rinter 3ocket 1querting 3irrel 1rinivas 1tallion
3mford 3nislav 4ley1 3rbucks 4craft 4dust 4fire 6sh 4gate 4light 6te 4ship 4t123 5rek 4wars1 2eelers 3phani 5en1 3wart1
2ickman 3gmata 3letto 3nger1 5ray 2ocking 3necold 5wal 3ppedby 2ranger 4tfor 4wberry 3eaming 3ipper 1ublime1 3marin
2ccess1 3kcock 4dick 4mydick 2mmer12 669 699 6time 2ndance 4erla 5vil 3flower 3light 3nyday 3shine1 2per123 5bow 5fly
5man1 5nova 5sonic 6tar 2rveyor 4ivor 1vetlana 1wallows 2eetass 5ness 5pea 2imming 3ngers 5ing 2ordfish 1ylveste
2ncmaster 2racuse 0tacobell 2ekwondo 2ilgate 2kamine 2lisman 2merlan 3pabay 2ngerin 2rheels 2zmania 1eacher1 3mwork
2chnics 3umseh 2ddybear 2lephon 2mppass 4tress 2nerife 3nesse 2quiero 2rminator 3rapin 4iers 2st1234 4ibil 5ng1 4pass
1hailand 3natos 4kyou 2ebeast 3clash 3doors 3force 3great 3rock1 3saint 3thing 4ruth 2irteen 3sisit 2reesom 2uglife
3mbnils 4per1 3nder1 7b 1iberian 6us 2ckling 6sh 4tock 2ffany1 2ger123 5cat 2melord 3othy1 4xa94 2nkerbell 2tanium
3leist 1kbpfdtnf 1okiohotel 2mahawk 3myboy 3servo 2nyhawk 2oltime 3narmy 2polino 3secret 2riamos 3toise 2ttenham 2ulouse
1railers 3nsexual 5lator 3veler 2easure 3efrog 2fnthbyf 2iangle 3nitron 6y1 3plets 2ojans1 3mbone 3oper1 3uble1 4sers
2ucker1 5ing 3eblue 4love 3ffles 3mpet1 3stno1 2yagain 1unafish 2rkey50 1wilight 0ufhvjybz 1hbujhbq 1ltimate 3raman
1mbrella 1ncencored 2derdog 5taker 6ow 2icorn1 3versa 7i 1rsitesux 1sername 2marine 3c0311 2uckballz1 1tahjazz 0vacation
2gabond 2lentina 4riya 3halla 3kyrie 3leywa 2mpire1 2ncouve 3essa1 3guard 3halen 2seline 3ilisa 2uxhall 1egas123 2ndetta
2rbatim 3onika 3ygood 1fhbyjxrf 3nsirf 3ufhbnf 2itymrf 2lfufcrfh 2nbkmlf 3tvfnbrf 2pfafrf 2rcbvrf 2vfgfgf 2ylfhby
1ictory1 2ewsonic 2kings1 3toria 7ya 2ncent1 2olator 4etta 2pergts 2rginie 2vitron 1jqgfhjkm 1kontakte 1ladimir 5slav
1odafone 2lkodav 4swagen 3leyba 2yager1 1qsablpzla 1sjasnel12 0wachtwoord 2ffenss 2nderer 2papapa 2rcraft3 3eagle
3hammer 3rior1 7s 2shingt 2terboy 5fal 5loo 5melon 5polo 5ski 1dtnjxtr 1eare138 2bhompas 3master 3sol76 6utions 2dnesda
2lcome1 72 3lhung 4ingt 2rewolf 2stside 4wood 2tpussy 1g8e3wjf 1hatever 2iplash 3skers 4tler 3teboy 5out 5sox 2ocares
3knows 1ildbill 4card 6ts 4fire 4wood 3liam1 72 2nchest 3dmill 4ows1 4surf 3gchun 4zero 3ston1 3ter99 2shbone 1olfgang
4pack 3verine 2nderboy 6fu 2odland 4stock 4work 2rdpass 3ldcup 1p2003wp 1rangler 2estlin 2inkle1 7s 0x72jhhu3z 0yamahar1
76 2nkees1 72 2roslav 1eahbaby 2sterda 1fcntymrf 2nfitymrf 1jdsqgfhjkm 1ogibear 2rktown 2semite 2uandme 3rmama 1tngfhjkz
0z1x2c3v4b5 1achary1 2nzibar 2q12345 5wsx 4xsw2 3wsxcde 3xswcde 1eppelin 2rocool 1ildjian 1olushka 1xasqw12 2casdqwe123
3v1234 4asdf 4b12345 5nm123 4vcxz 1z8807zpl
`);

/** "0wolfgang 4pack" are "wolfgang" and "wolfpack". */
function inWhole(list: string): string[] {
  let last = "";
  return list
    .trim()
    .split(/\s+/)
    .map((word) => {
      last = last.slice(0, Number(word[0])) + word.slice(1);
      return last;
    });
}
