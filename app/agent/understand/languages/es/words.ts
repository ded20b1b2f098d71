import type { LanguageWords } from "../language";

/** What is said of "it" and "me" hangs on an imperative and an infinitive: "cancélalo", "apuntármela". */
const PRONOUNS = ["me", "nos", "te", "lo", "la", "los", "las", "le", "les", "melo", "mela", "noslo", "nosla", "selo"];

const withPronouns = (verbs: string) =>
  verbs
    .split(",")
    .flatMap((verb) => [verb, ...PRONOUNS.map((pronoun) => verb + pronoun)])
    .join(",");

export const spanish: LanguageWords = {
  code: "es",
  acts: {
    create: [
      "convoca[r],convoque,regístra(lo|la|los|las),registra[r],regístrame",
      "(da|dale) [(esa|ese) ](hora|hueco|sitio) a,(da|dale) … (esa|ese) (hora|hueco|sitio),se queda (esa hora|ese hueco|ese sitio)",
      withPronouns(
        "pone,poner,ponga,marque,coloque,inserte,fije,cuadre,añada,cree,meta,concierte,planifique,indica,indicar,indique,agregue,señala,señale,señalar,agenda,agendar,agende,programa,programar,programe,reserva,reservar,reserve,añade,añadir,crea,crear,organiza,organizar,organice,planifica,planificar,apunta,apuntar,apunte,bloquea,bloquear,bloquee,anota,anotar,anote,mete,meter,concierta,concertar,fija,fijar,cuadra,cuadrar,agrega,agregar,marca,marcar,coloca,colocar,inserta,insertar,nueva cita,nueva reunión,nuevo evento",
      ),
      "pon,échale,échenle,métele,anotas,ponl(a|o|as|os|e),pone(r|me|s),queda[r],ponerme,agende(s|mos),agenda(mos|s),programe(s|mos),reserve(s|mos),añada[s],ponga[s|mos],ponnos,pónga(me|nos),cree,organice(s|mos),planifique[mos],apunte(s|mos),bloquee(s|mos),anote(s|mos),meta[s],metemos,concierte,concertemos,cuadremos,coordin(a|ar|emos),fijemos,fije,encaja[r],encájame,agregue,arma[r|me|te],armemos,apuntas,(ponme|qued(o|é)|quedamos)[ con],apúntame con,me (veo|apuntas|agendas|pones|reservas|anotas|bloqueas|metes|programas|organizas),nos vemos,déjame (agendado|apuntado|reservado),hazme (un (hueco|espacio)|hueco),(sácame|saca[r]|sacá|pídeme|pedir|pide|coge) (cita|turno|hora|una cita|un turno|número),he quedado con",
    ].join(),
    move: [
      withPronouns(
        "modifica,modificar,modifique,actualiza,actualizar,(dejamos|dejemos|dejarlo|dejarla|dejémoslo|dejémosla|lo dejamos|la dejamos|lo dejemos|la dejemos) para,dejamos … (para|el),dejemos … (para|el),mueve,mover,mueva,move,pasa,pasar,pase,cambia,cambiar,cambie,aplaza,aplazar,aplace,pospón,posponer,retrasa,retrasar,retrase,atrasa,atrasar,adelanta,adelantar,reprograma,reprogramar,reagenda,reagendar,traslada,trasladar,recoloca,recolocar,reubica,reubicar,desplaza,desplazar,corre,correr,corra,recorre,recorrer,recorra,posterga,postergar,postergue,posponga,reprograme,reagende,traslade,recoloque,reubique,desplace,atrase",
      ),
      "(llév|trá|éch)(ala|alo|ela|elo),(llevar|traer)(la|lo),movid(a|o),muev(as|es),movemos,movamos,moved,pases,pasemos,cambi(es|ada|ado),cambiemos,aplace(s|mos),posponga[s|mos],pospone(mos|s|rse),retras(es|as|ada),retrasemos,retrasamos,adelant(es|emos|amos|as),reprograme[mos],reagend(e|emos|amos),traslade[mos],recoloque,reubique,desplace,corramos,atrase[mos],atrasamos,pasas,aplaza(s|da|do|rse),pospuest(a|o),moverse,postergue,difiere,actualízal(o|a),actualiza,otra (hora[ distinta]|fecha),otro (momento|hueco|día|horario),hueco más tarde,me (mueves|pasas|cambias|lo cambias),cambias[ la hora],cambia[r] la hora",
    ].join(),
    cancel: [
      "vuelve a (cancelarla|cancelarlo|cancelar|anularla|anularlo|quitarla|quitarlo|borrarla|borrarlo)",
      withPronouns(
        "cancela,cancelar,cancele,saca,sacar,saque,suspende,suspender,suspenda,retira,retirar,retire,anula,anular,anule,borra,borrar,borre,elimina,eliminar,elimine,quita,quitar,quite,suprime,suprimir,suprima,tacha,tachar,tache,descarta,descartar,descarte",
      ),
      "me (salto|saltaré|voy a saltar),skip,[siempre |ya |al final |finalmente ]no se (hace|hará|va a hacer|hizo|da),(ya no|no) (lo|la) (hacemos|vamos a hacer|haremos),dale de baja,dar de baja,dalo de baja,dala de baja,túmba(la|lo|me),(ya no|al final no) (nos vemos|quedamos),cancela(do|da|mos|s),cancele(s|mos),anule(s|mos),anula(mos|s|do|da),borre(s|mos),borra(mos|s),elimine(s|mos),eliminas,quite(s|mos),quita(mos|s),suprima,lo (puedes|podés|puede|podrías|podría) (sacar|quitar|tachar),(anulara[s]|cancelara[s]|borrara[s]|eliminara[s]),(cancelás|anulás|borrás|quitás|sacás|eliminás),desconvoca[r],desprograma[r],desagenda[r],me (cancelas|quitas|anulas|borras|eliminas|sacas),tacha el,olvídate (del|de (la|mi)),cárgate (el|la),se (cae|cayó|ha caído),no (va a haber|habrá),ya no (hay|necesito|hace falta)",
    ].join(),
    invite: [
      "no te olvides de,no (olvides|olvidés|olvide) a,no se olvide de,no olvides",
      withPronouns(
        "invita,invitar,invite,incorpora,incorporar,une,unir,incluye,incluir,incluya,convoca,convocar,suma,sumar,agrega,agregar,añade,añadir,mete,meter",
      ),
      "échale,échenle,ponle,métele,meta[n],invite(s|mos),invitas,incluyas,metas,sumes,convoques,añad(a|es),agreg(ue|as),incluimos,convoque,sume,sumemos,sumamos,apunta[r],incluyes,une,unir",
    ].join(),
    uninvite: [
      "no (tiene que|hace falta que|necesita|va a|debe) (ir|vaya|venir|venga|estar|esté),no tiene por qué (ir|venir|estar)",
      withPronouns("saca,sacar,saque,retira,retirar,retire,quita,quitar,elimina,desinvita,excluye,excluir"),
      "(deja|dejar|deje|dejemos) (fuera|aparte),(deja|dejar|deje|dejemos) … (fuera|aparte),sin,quite[s],saques,sacas,elimin(ar|e),borra[r],desinvitar,desapunta[r],desconvoca,no (viene|vendrá|estará|asist(e|irá)|va a (venir|estar)|(puede|podrá) venir),ya no (viene|vendrá|puede venir),al final no viene",
    ].join(),
    longer: [
      withPronouns("alarga,alargar,alargue,amplía,ampliar,extiende,extender,prolonga,prolongar,estira,estirar"),
      "más (larg(a|o)|rato|tiempo),alarguemos,alarga(mos|s),amplíe,ampliemos,extienda[s],extendemos,extendamos,prolongue[mos],dure más,que dure más",
    ].join(),
    shorter: [
      withPronouns("acorta,acortar,acorte,reduce,reducir,recorta,recortar"),
      "más cort(a|o),acortemos,acorta(mos|s),recorte,reduzca[mos],abrevia[r],que dure menos,dure menos,menos tiempo",
    ].join(),
    ask: "(lé(eme|ame)|leerme|(puede|puedes|podría) leer(me|)) (lo de|qué (tengo|hay)|la agenda|mi agenda),qué ((tengo|traigo)[ que hacer]|hay|tenemos|había|me queda[ por (hacer|delante)]|nos queda|sigue|viene (ahora|después|luego)|más ((tengo|traigo)|hay)|tendría|toca|hago|hacemos|día (es|era|(tengo|traigo)|tenemos|cae|me toca)|(citas|reuniones) ((tengo|traigo)|hay)|me (espera|toca)|(cosas|planes|reus) (tengo|traigo)),que tngo,(tengo|traigo) (algo|alguna|algún|cosas|citas|reuniones),cuándo (es|veo|empieza|(tengo|traigo)|era|tenemos|tenía[mos]|toca|cae|quedé|quedamos|voy|está|había|hay|acaba|termina|me toca|he quedado|nos vemos|vuelvo a ver[ a]),dónde (es|está|era|quedamos|(tengo|traigo)|nos vemos),quién (viene|va|estará|asiste|está invitado),muestr(a|e),muéstr(ame|eme),cuánt(as|os),enseña,mostrar,lístame,cuánto (dura[ba]|va a durar|tiempo dura),a (qué hora[ (es|(tengo|traigo)|empieza|era|tenemos|había|termina|acaba|quedamos|quedé|me toca|nos vemos|he quedado)]|quién vi|(q|ke|k) hora),hay (algo|alguna|algún|reuniones),dime (qué (tengo|traigo)|(mi|la) agenda|(las|mis) citas|cuándo|dónde|a qué hora),enséñame[ mi agenda],con quién[ (es|(tengo|traigo)|como|ceno|desayuno|almuerzo|hablo|quedé|quedamos|era|he quedado)],q ((tengo|traigo)|tngo|hay|tenemos|cosas (tengo|traigo)),(ke|k) ((tengo|traigo)|tngo|hay),cómo ((tengo|traigo)|pinta|viene|ando|(está|va) mi|se presenta|estoy (el|de)),mi (agenda (del|de|para)|horario (del|de)|planning|programación),mis (citas|reuniones) (del|de|para),[la ]agenda (del|de|para),(ver|pásame) mi agenda,cuál es (mi (agenda|plan)|el plan),para cuándo (es|(tengo|traigo)),recuérdame (cuándo|dónde|a qué hora|qué (tengo|traigo)),sigue[n] en pie,(cuánto|cuántos|cuántas) (tiempo|minutos|horas) (dura|va a durar|es|son|tiene|pusiste|has puesto|está reservad(o|a)|tenemos),por cuánto tiempo[ es],cuántos minutos,cuánto (tiempo|rato),(qué|cuál es la|cuál era la) duración[ (tiene|le pusiste|prevista|del|de la)],dura cuánto[ tiempo],(es|va a ser) muy larg(o|a),a qué hora (acaba|termina|empieza|comienza|dijimos|quedamos|quedó|está|nos vemos|es),qué hora (era|es|dijimos|quedó|pusiste),para (qué hora|qué día|cuándo) (es|era|está previst(o|a)|quedó|lo pusiste),recuérdame (la hora|el día|la duración|a qué hora era),a (quién|quiénes) (invitaste|has invitado|invité|veo),quién (va|viene|está|más va|más viene)[ (aparte de mí|además de mí)],(quién|quiénes) (son|somos|están|van|vienen|asisten|participan)[ (aparte de mí|además de mí)],con quién (era|es|quedé|quedamos|estoy|me veo),qué gente va,quien va aparte de mi,quién está (invitado|invitada|apuntado|apuntada),(quién|quiénes|cuáles) son los (asistentes|participantes|invitados)",
    find: "busca[r],encuentr(a|e),encontrar,búsca(me|nos),busque,búsqueme,encuéntra(me|nos),consigue,consígue(me|nos),conseguir,propon(me|er),propóngame,sugiere,sugerir,sugiéreme,mírame,tendría[s],cuándo (puedo|podemos|podría[mos]|me puedo|nos (podemos|viene bien)|tengo (hueco|libre|un hueco)|estoy libre),estoy libre,propón[ un],tengo (hueco|(un|algún) hueco),hay (algún hueco|hueco[s]),qué huecos (tengo|hay),dónde meto,mira (si|a ver si),me buscas",
    absent: "no ((puedo|puede|pueden) (ir (a|al)|venir (a|al)|asistir[ a])|llego a[l]|podré ir a[l])",
    tell: "pídele,pregúntale,dile[s],avisa[r|rle],avísale[s],informa[r],manda[r|rle],envía[le|les],enviar[le],escrib(e|ir),avise,avísele,avisarles,dígale[s],decirle[s],infórmale,comunica[r],comunícale,notifica[r],notifícale,mándale[s],escríbele[s],escribirle,coméntale,comentarle,contéstale,respóndele,preguntarle,recuérdale,pásale el mensaje,(responde|contesta) a,hazle saber",
    rename:
      "renombr(a|ar|e),llámal(a|o|e),renómbral(a|o),titula[r],bautiza,ponle (de (nombre|título)|el (título|nombre)|nombre|título|como título),(cambia[r]|cámbiale) el (nombre|título),que se llame,llámel(o|a),llamal(o|a),llamarl(o|a),llamémosl(o|a),ponga(le|mosle) (el (título|nombre)|de (título|nombre)),póngale (el (título|nombre)|de (título|nombre)|como (título|nombre)),ponele (el (título|nombre)|de (título|nombre)|como (título|nombre)),titúlal(o|a),titularl(o|a),titule,titúlel(o|a),renómbrel(o|a),renombral(o|a),se llama,se va a llamar,bautízal(o|a),ponle por (título|nombre)",
    remind:
      "recuérd(ame|eme),recuerda,recorda(r|rme|me),recordatorio[s],alarma,temporizador,despertador,(pon|ponme) el despertador,acuérdame,avísame,avisarme,me (avis(a|as|es|e)|(puedes|puede|podrías|podría) avisar),despiértame,notifícame,alértame,hazme (acordar|un recordatorio),haceme acordar,ponme (una alarma|un recordatorio),pon una alarma,que no se me olvide,dame un (toque|aviso),un aviso",
  },
  texted:
    "q=que,k=que,ke=que,qe=que,d=de,xq=porque,pq=porque,tmb=también,tb=también,tbn=también,mnn=mañana,mnna=mañana,mna=mañana,maniana=mañana,toy=estoy,tamos=estamos,cnd=cuando,cdo=cuando,cuand=cuando,dsps=después,dps=después,dsp=después,desp=después,msj=mensaje,bn=bien,sem=semana,kiero=quiero,qiero=quiero,kuando=cuando,aki=aquí,oi=hoy,reu=reunión,reus=reuniones",
  weak: "teng(o|a),traig(o|a),traemos,tener,quiero,quisiera,ver,necesit(o|amos|aría),haz,hacer,hay[a],tengamos,tenemos,tendr(é|ía),tuviera,vea,vernos,verme,veo,veamos,reunir(me|nos|se),reúna,reunamos,juntar(me|nos|se),juntemos,habl(e|ar),haga[s],hagamos,hacemos,haremos,haré,habr(ía|á),queremos,querríamos,necesitaríamos,ir,vaya,vamos,iré,voy,tomar[me|nos],[(me|nos) ]tom(o|amos),hago,(vamos a|voy a|vais a|quedamos en) estar,nos (encontramos|juntamos),estaremos,estaré,será,quedar,quedaremos,tener lugar,tuviera lugar,quedamos,nos vemos",
  repair:
    "(debería|debía) (de |)ser,era,(tenía|debía|tiene) que ser,(tendría|tenía) que haber sido,(debería|debía) haber sido,debió (de |)ser,pensándolo (bien|mejor),(bien|mejor) pensado,(ahora que|si) lo pienso[ (bien|mejor)],(después de|tras) pensarlo[ (bien|mejor)],[pero ]qué (digo|tont(o|a) soy),qué despiste,sabes qué,(está|estaba) mal,(es|sería|me va|me viene) (más (seguro|fácil|cómodo|práctico|sencillo)|mejor),[es ]broma,venga,bueno,no espera,espera no,espera,no,mejor,o mejor,mejor dicho,más bien,en realidad,perdón,perdona,lo siento,me refería (a|al),quiero decir,quería decir,quise decir,corrección,ups,uy,al final,en vez de eso,día equivocado,eh,no perdón,digamos,ay no,o mejor dicho,no mejor,(que|q|k) sea,mejor (que|q) sea,ponla,ponlo,hazlo,déjalo,déjala,debería ser,me equivoqué,me equivoque,error,errata,mejor no,ay perdón,perdón no,digo,corrijo,rectifico,ostras,vaya,*,nah,nope,naa,no no,uy no,perdona no,sorry,oops,upsi,ahí va,vaya no,me he liado,me lie,me confundí,me he colado,he puesto mal,puse mal,lo puse mal,lo escribí mal,mala mía,my bad,fallo mío,error mío,culpa mía,corrección no,rectificación,cambio de plan,bien pensado,mirándolo bien,en verdad,o sea,bueno no,bueno mejor,bueno espera,aunque mejor,aunque no,o bueno,mejor aún,mejor todavía,o casi mejor,casi mejor,casi que mejor,mucho mejor,más bien no,prefiero,preferiría,preferimos,preferiríamos,me iría mejor,viene mejor,vendría mejor,va mejor,me queda mejor,queda mejor,me conviene más,será mejor,espérate,un momento no,un segundo no,no es,no era,no digo,no perdona,ostia,hostia,jolín,caray,mecachis,madre mía no,dejémoslo en,déjalo en,déjala en,lo dejamos en,pongámoslo,póngalo,póngala,ponlo mejor,ponla mejor,hazla,hagámoslo,ponelo,ponela,(que|q) sean,eso no,así no,al revés,equivocación,me he pasado,finalmente,prueba,probemos,intenta,muy pronto,uf,me equivoqué de día,hacerl(o|a),ponerl(o|a),ponerle,corrígel(o|a),corregil(o|a),corríjal(o|a),corrige,digamos que,dejarl(o|a),déjel(o|a),poneme,hacel(o|a),dejal(o|a),fijal(o|a),nomás,calculale,ningun(o|a) de (estos|estas),(dejarl|déjel|dejal)(o|a) en,cuenta",
  wrongTime: "hora equivocada,día equivocado,fecha equivocada,el día equivocado,la (hora|fecha) equivocada",
  once: "solo una vez,una sola vez,una vez nada más",
  onlyAhead: "nada más que,no más que",
  they: "todo el mundo,todos,nadie,él,ella,ellos,ellas",
  indeed: "sí",
  worksThen:
    "(tengo|tendré|tenemos) que (trabajar|currar)[ (al final|ese día)],me toca (trabajar|currar),(trabajo|curro) (al final|ese día),al final (trabajo|curro)",
  backAgain:
    "[ya ](estoy [ya ]de vuelta|he vuelto|vuelvo[ al trabajo]|regreso),estoy de nuevo,de vuelta,vuelta al trabajo",
  takes: "coge,toma,pon,pide,agarra,agarrá,cogé,tomá,tome,elige,elegí,escoge,me quedo con,dale (a|con)",
  signsOff: "saludos,besos,abrazos,gracias,muchas gracias,[un ]saludo[s],saludos cordiales,atentamente,un abrazo",
  courtesy:
    "por mí (bien|perfecto|vale|ok|sin problema[s]),sin problema[s],no hay problema,me (parece|va|viene) (bien|perfecto),(elige|escoge|decide) tú,tú (eliges|decides),para que nadie me (reserve|moleste|interrumpa|agende),[me ](suena|parece) (bien|perfecto|genial),dios mío,híjole,caramba,sin que (nadie|me|nos) [(me|nos) ](moleste|molesten|interrumpa|interrumpan),que (nadie|no) (me|nos) (moleste|molesten|interrumpa|interrumpan),no quiero que (me|nos|nadie me) (moleste|molesten|interrumpan),sin (interrupciones|que me molesten),por una vez,para variar,por ahora,ni modo,ni hablar,q se le va a hacer,qué se le va a hacer,siempre sí,por ejemplo,menos mal,por suerte,un segundo,(no|nunca) (trabaja|puede) los (lunes|martes|miércoles|jueves|viernes|sábados),mientras estás en ello,ya que estás en ello,sería [(muy|realmente) ](genial|estupendo|ideal|bueno|perfecto|fantástico) (si|que),(te|le|os) (agradecería|agradeceríamos) [(mucho|muchísimo|enormemente) ](si|que),por lo visto,al parecer,resulta que,estaría [muy ]bien (si|que),me (encantaría|gustaría|vendría bien|vendría genial) (si|que),ah sí,ay sí,(seremos|somos) (tres|cuatro|cinco),una última cosa,por último,me (ha surgido|surgió) (algo|un imprevisto) (puedes|podrías),espera primero,pero primero,(pedirte|pedirle) que,(dos|2|tres|3) (cosas|cositas),en primer lugar,sabes qué,(así|quiero|necesito|total|quería|querría)[ que],me[ (temo|gustaría[ que]|(puedes|puede|podrías|podría) (decir|dar|mostrar|pasar|enseñar)|haría[s] el favor de|haces (el favor de|un favor)|viene bien)],por (desgracia|favor|fa|cierto|supuesto|fi),lamentablemente,desgraciadamente,hola[a|aa],porf(a|i|is|aa),pued(es|e|o|en),podría[s|mos|n],podemos,quisiera,vale,ok,okay,sí,entonces,solo,rápido,también,quizá[s],parley,oye,porfavor,aún,todavía,poder,favor,perfecto,genial,venga,anda,podrá(s|n),amable,dale,listo,dime,estupendo,ahora,holi[s],ey,hey,buenass,wenas,saludos,besos,xfa,xfavor,pf,pls,plis,please,plz,agradecer(ía|é),pudie(ra|ras|se),podréis,podéis,necesita(ría|ba|mos),necesitaríamos,querríamos,queríamos,quisiéramos,debería[mos],toca,tocaría,convendría,conviene,guay,mola,chévere,buenísimo,fenomenal,ideal,oki[s],okey,sip,sii,hecho,correcto,exacto,bien,tío,tía,jef(e|a),crack,guap(o|a),cariño,cielo,amor,corazón,bro,compi,che,tronco,maj(o|a),amig(o|a),disculpe,mir(a|e),fíjate,verás,escucha,ah,ay,oh,hmm,mmm,emm,jeje,jaja,xd,urgente,usted[es],ud,mucho,rapidito,grax,grcs,graciass,thx,ty,tq,tqm,debe,hm,mm,este,han,buenos días,buenas[ (tardes|noches)],es (posible|factible|urgente|usted tan amable de),sería (posible|perfecto|tan amable de|genial),hay ((forma|manera|posibilidad|opción|chance) de|alguna forma de|que),si (es (posible|tan amable|que se puede)|puedes|quieres|eso|se puede|no (es (molestia|mucho pedir|mucha molestia)|te (importa|molesta)|le importa)|eres tan amable|fuera (tan amable|posible)|te ((va|viene) bien|parece)|le (va|viene|parece) bien|os parece|tienes (un (momento|minuto)|tiempo)),(tengo|tenemos|habrá|tendríamos|tiene) que,debo[ de],gracias[ (de (antemano|verdad)|por todo|maj(o|a))],muchas gracias[ de antemano],bueno[ pues],pues[ nada],para mí,nos[ (gustaría|(viene|va) bien)],tal vez,va[ bien],vendría (bien|genial),estaría (bien|genial|guay),te[ ((importa[ría]|molesta)[ si]|(pido|ruego)[ que]|pediría|molestaría|cuento|agradezco|lo (ruego|agradecería)|agradecería que|viene bien|estaría muy agradecid(o|a) si pudieras)],de (acuerdo|lujo|paso|una vez),hazme (el favor de|un favor),cuando (pueda[s]|tengas (un (momento|rato)|tiempo)|te venga bien),en (cuanto puedas|fin|plan),muchísimas gracias,mil gracias[ por todo],a ver,hoy mismo no,no (va bien|me va bien|puede ser|(corre|hay) prisa),ya[ (no|que (estás|estamos))],pregunta si podemos,perdona (que te moleste|la[s] molestia[s]),sin (prisa|falta),qué tal,muy (buenas|bien|amable),buen día,x (favor|fa),se[ (lo (ruego|agradecería)|podrá)],le ((ruego|agradecería)[ que]|(pido|pediría) que|importaría[ si]|importa|molestaría|agradezco),les importaría,os[ importaría],tenga la bondad de,(haga|haz) el favor de,crees que (podría(mos|s)|puedes|podemos|se (podría|puede)),piensas que podríamos,habría ((posibilidad|forma|manera|opción) de|que),antes de nada,claro[ que sí],desde luego,eso es,disculpa[ (la molestia|que te moleste)],otra (cosa|cosita),una (cosa|cosita|pregunt(a|ita)|duda),o sea que,eh[ oye],más o menos,que tengas buen día,ese (día|mismo día),argh,arg,grr,puf,pfff,uf,uff,jo,jope,jobar,vaya hombre,madre mía,ay dios,dios,joder,mierda,omg,hombre,mujer,buah,bah,vos,podés,querés,tenés,en total,ahí,che porfa,sería necesario que,es necesario que,haría falta que,(en vez|en lugar) de (moverl(o|a)|cambiarl(o|a)|pasarl(o|a)|correrl(o|a)|aplazarl(o|a)|retrasarl(o|a)),perfectamente,directamente,realmente,la verdad,en principio,seguramente,obviamente,se me (había|ha) (pasado|olvidado),se me (pasó|olvidó),me había olvidado,(me|nos) (sirve|conviene|funciona|acomoda|cuadra|queda bien|queda perfecto),lo (puedes|podés|puede|podrías|podría|pueden),la (puedes|podés|puede|podrías|podría|pueden),se puede,se podría,(me|nos) lo (puedes|podés|puede|podrías|podría),habría[ que],convendría que,lo ideal (es|sería)[ que],lo mejor (es|sería)[ que],le agradecería[ que (fuera|sea)],quisiera que,(me|nos) gustaría que (fuera|sea),lo demás,todo lo demás,el resto,[y ]si (lo|la) (ponemos|pasamos|movemos|hacemos|dejamos|cambiamos|pones|pasas),(añade|pon|apunta|anota|indica|agrega|agregá) que,[la |lo |me ]olvidé[ de (ella|él)],[que ]dios (te|le|les|os|la|lo) bendiga,bendiciones",
  filler:
    "y listo,y ya está,y punto,inclusive,incl,del todo,por completo,inclusive,incluid(o|a)[s],ambos inclusive,su[s],el,la,las,un,una[s],unos,mi,mis,nuestr(o|a|os|as),calendario,yo,nosotros,estoy,estamos,es,ser[á],sea,est(e|a),ese,esa,que,nuev(o|a),hacia,desde,y,dura,algo,ella,ellos,le,señor[a|ita],sr,sra,don,doña,junt(os|as),q,k,ke,d,sr.,sra.,srta,querid(o|a),les,sería,mism(o|a),ahí,allí,los[ dos juntos],lo[ de],en[ (mi (agenda|calendario|planning)|la agenda|el calendario|agenda)],a[ (mi (agenda|calendario)|eso de|partir|la agenda)],de[ (mi (agenda|calendario)|la agenda)],sobre las,(al|del)[ calendario],cosa de,entera,entero,completa",
  negation:
    "no[ (quiero[ que]|… nada|hace falta[ que]|hay que|es necesario)],nunca[ más],(ya|todavía|aún) no,jamás,tampoco,ninguna,ningún,nada[ de],ni[ (se te ocurra|hablar de)],que no se te ocurra,de ninguna manera,en ningún caso,bajo ningún concepto,sin tocar",
  givesReason: "que,q,k,ke,qe",
  leadsObject: "a,al",
  clitics: "la,lo,las,los,le,les,me,nos",
  condition:
    "si[ (es así|sí)],a menos que,en caso (de|afirmativo),salvo (que|si),excepto si,a no ser que,siempre (que|y cuando),con tal de que,mientras",
  unless: "a menos que,salvo (que|si),excepto si,a no ser que",
  inThatCase: "entonces,en ese caso,si es así",
  conditions: {
    busy: "algo,ocupado,ocupada,pillado,pillada,cogido,cogida,lleno,llena,compromiso,cita,citas,reunión,reuniones,evento,reservado,liado,liada,cosa,cosas,coincide",
    none: "nada",
    free: "puede,libre,disponible,hueco,tiempo,puedo,vacío,vacía,posible,cuadra,sitio,viene",
    not: "no,ningún,ninguna,tampoco",
    small:
      "sigo,siga,sigue,hubiera,hubiese,tuviera,tuviese,estuviera,que,otra,otro,más,ya,todavía,aún,hay,haya,tengo,tenga,estoy,esté,está,en,el,la,mi,agenda,calendario,ese,esa,momento,a,hora,me,bien,un,una,puesto,apuntado,lo",
    others: "él,ella,ellos,ellas,le,les,alguien,todos,tú",
    opens: "",
    else: "sino",
  },
  sides: { behind: "", between: "contra,x" },
  deadline: {
    done: "acabado,acabar,acabe,acabemos,terminado,terminar,termine,listo,lista",
    must: "tengo,tiene,debe,debo,hay,que,tenemos",
  },
  because:
    "que (tengo[ que]|tiene[ que]|tenemos[ que]|hay),sin ganas,no (tengo ganas|me apetece),qué pereza,no estoy de humor,porq[ue],xq,xk,pq,porke,(ya|puesto|dado|es) que,debido a,por culpa de,a causa de,que (luego |si no )se me (olvida|pasa|va),que se me (olvida|pasa|va),(q|que|porque) no (llego|puedo ir|puedo|voy),(q|que|pq|xq|porq) (hay (tráfico|atasco|cola|lío|mucho lío|mucha gente)|tengo (otra cosa|otro tema|lío|médico|visita|mucho lío)|me (voy|tengo que ir)|voy (tarde|justo|justa|liado|liada)|llego tarde|salgo tarde)",
  ill: "(me cubre|me cubrirá|me sustituye|me reemplaza|me suple),(toma|coge|ocupa) mi (lugar|sitio|puesto),enferm(o|a),mal(o|a),ocupad(o|a),de (baja|vacaciones)",
  them: "pídele,pregúntale,le,la,nos,ella[s],les,ellos,él",
  theirs: "sus,su,la suya,el suyo,lo suyo,las suyas",
  ours: "nuestr(o|a|os|as),nos",
  otherwise: "si no,de lo contrario,en (caso contrario|su defecto),y (si no|sino),o si no,caso contrario",
  join: "y[ (también|luego|además|después|ya de paso)],e,&,+,luego,después,también,además,así como,al igual que",
  it: "lo,las,los,eso,est(e|o),aquello,la[ (reunión|cita esa)],esa[ (cita|reunión|llamada)],ese[ (evento|hueco)],esta[ (reunión|cita)],(ese|este) (café|almuerzo|desayuno|curso|evento|encuentro|brunch),(esa|esta) (cena|comida|clase|charla|sesión|llamada|junta)",
  with: "y yo,(aparte|por separado|a solas|en privado) con,c.,c/,con,cn,c,junto (con|a),en compañía de,acompañad(o|a) de,para (hablar|reunirme) con,y con",
  about:
    "sobre,re,se trata (de|del),va (de lo|sobre),tiene que ver con,asunto,tema,tema:,acerca (de|del),(respecto|referente) a,para (hablar (de[ lo de]|del|sobre)|discutir[ (el|sobre)]|tratar[ (el|la)]|comentar[ (el|lo de)]|ver (lo de|el tema de)|revisar|repasar|preparar|cerrar lo de|charlar (de|sobre)),en (relación con|torno a),a (propósito|cuenta) de,con (motivo de|el asunto),de cara a,por lo del,por lo de,por el tema de,por el tema del",
  called:
    "llamad(o|a),titulad(o|a),título,titúlal(o|a),con (título|nombre|el (título|nombre[ de])),que se llam(e|a),se llama,de (título|nombre),bajo el nombre",
  at: "en,a,al,vía,por,@",
  for: "para[ (unos|unas)],por,durante,x,xa,pa,(con|de) una duración de",
  to: "a[ (la|las)],al,hasta,hacia,pa,pal,xa,para[ (el|las)]",
  from: "de,del,desde",
  since: "desde,a partir,(empezando|comenzando)[ (desde|en)]",
  until:
    "(se alarga|se prolonga|sigue|continúa) hasta[ (la|las)],hasta[ (la|las)],(termina|acaba)[ a (la|las)],dura[rá] hasta[ (la|las)]",
  ends: "(sig(a|ue)|seguirá) (terminando|acabando)[ a (la|las)],(termina|acaba)[ a (la|las)],(termine|acabe)[ a (la|las)],terminar,acabar,que (termine|acabe)[ a (la|las)],(termin|acab)(amos|emos|en|an),[el ]fin[al]",
  begins:
    "inicio,empie(za|ce),empezar,comien(za|ce),comenzar,que (empiece|comience),que … (empiece|comience),(haz|hagamos) que … (empiece|comience),(debe|tiene que) (empezar|comenzar)",
  lets: "deja que",
  unseen: "nuevo,nueva",
  ofGuests: "invitación,invitados,lista,asistentes,participantes,asistir",
  otherTime: "(otro|nuevo) (hueco|momento|horario|día|rato),(otra|nueva) (hora|fecha)",
  another:
    "una segunda,otra (reunión|cita|igual|más|con),otro (evento|igual|más),aparte,por separado,una nueva (reunión|cita),una (reunión|cita) (nueva|distinta|aparte)",
  seesAgain:
    "otra vez,de nuevo,nuevamente,una vez más,volver a (verla|verlo|verle|vernos|ver|quedar),volvemos a (ver|vernos|quedar)",
  onceMore:
    "(duplica|repite|copia|duplicar|repetir)[lo|la],lo mismo otra vez,otra vez,de nuevo,una vez más,(copiar|copie|clona[r]|dúplica)[lo|la],(duplíca|repíte|cópia|clóna)(me|mela|melo|la|lo),una copia[ de (esto|eso|este|ese|esta|esa)],(otra|otro|una|uno) (más|igual|idéntic(o|a))[ (a|que) (esto|eso|est(e|a)|es(e|a))],(una|la) segunda vez,dos veces esta semana,(quiero|queremos|necesito|deja|mantén) (los|las) dos",
  onTopOf: "además de[l],aparte de[l],sin (quitar|tocar|mover|borrar|cancelar)[ (lo de|la de)],dejando,encima de[l]",
  theSame: "idéntic(o|a),ídem,otro tanto,lo mismo,igual",
  keeps: "mantén(lo|la),mantén,quédate con,quedemos en,sigue[ siendo],deja",
  mistake:
    "[un |por ]error,(ha sido|fue|era) (un error|una equivocación|sin querer),[una ]equivocación,me equivoqué,me he equivocado,sin querer",
  asItWas: "deja … como estaba,la hora de antes[ (era|estaba) mejor]",
  restores:
    "(vuelve a ponerlo|vuelve a ponerla|ponlo|ponla|déjalo|déjala|devuélvelo|devuélvela) donde estaba,devuélve(lo|la)[ a su (sitio|lugar)],(pon|poner)(lo|la) (otra vez|de nuevo),pon (otra vez|de nuevo),pon … (otra vez|de nuevo),(vuelve|volver) a poner[lo|la],restaurar[lo|la],recuperar(lo|la),restáura(lo|la),recupéra(lo|la),restaura,recupera,[(ponlo|ponla|déjalo|déjala|déjalos|vuelve a ponerlo|vuelve a ponerla|vuelve a dejarlo|vuelve a dejarla) ][otra vez |de nuevo ]como (estaba[ antes]|antes|al principio),[(ponlo|ponla|vuelve a ponerlo|vuelve a ponerla) ](a|en) (la hora (de antes|original)|su hora (de antes|original))",
  on: "el,est(e|a),a,en,por,x",
  not: "(es|sería|me va|me viene) (más (seguro|fácil|cómodo|práctico|sencillo)|mejor) que,mejor que,no,no (era|es) con,no era,sin,en (vez|lugar) (de|del),(y|que) no,y ya no",
  but: "sino[ (con|que)],pero",
  too: "(come|cena|almuerza) … con nosotros,viene a comer,(debería|tiene que|puede|quiere|va a) (asistir|participar)[ también],también (debería|tiene que|puede|quiere|va a) (asistir|participar),(y|viene|vendrá|estará) también,también[ (viene|vendrá|va|estará|asistirá|participa|(debe|debería|tiene que) estar|se apunta|quiere venir)],además,asimismo,igualmente,que (venga[ también]|también (venga|esté)|esté también),(debe|debería|tiene que) (estar también|venir),se (apunta también|une|unirá|suma|nos une),quiere venir[ también],tb,tbn,tmb,tmbn,tamb,también se (viene|suma|apunta|une),(viene|vendrá|va|venir) con (nosotros|nosotras),viene conmigo,nos acompaña[rá],además de",
  together: "(seremos|somos) (tres|cuatro|cinco),juntos,junto (con|a),en compañía de",
  standsIn: "sustituye a,reemplaza a,remplaza a,cubre a,ocupa el (lugar|sitio) de,toma el lugar de",
  byLength: "(retrasa|adelanta)[r|lo|la] … de",
  therefore: "así que,por (eso|lo tanto),entonces,conque",
  soThat: "para (poder|que pueda|que podamos),así (puedo|podemos|podré)",
  thatDay: "[el ]día (no cambia|sigue igual|se queda[ igual]),ese (día|mismo día),aquel (día|mismo día),[el ]mismo día",
  thatTime: "es cuando,a esas horas,ahí,allí,entonces,en ese hueco,a esa hora",
  only: "nada más,sola,a solas,solo (puede|le viene bien),puede solo,solo,solamente,simplemente",
  deeds:
    "ceno=cena,cenamos=cena,cenar=cena,comemos=comida,almorzamos=almuerzo,almorzar=almuerzo,desayunamos=desayuno,desayunar=desayuno",
  atEarliest: "como [muy ]pronto,o más tarde,o después,en adelante,lo más pronto",
  atMost:
    "solo,sólo,solamente,máximo,maximo,como máximo,como mucho,máx,max,nada más,nomás,no más,no más de,basta,bastan,es suficiente",
  goes: "tiene lugar,(debe|tiene que) (empezar|comenzar),va,pasa,será,se (hace|hará|celebra|celebrará),tendrá lugar,queda,es ahora,se (va|pasa|mueve),ahora es,tiene que ir,ha pasado",
  secondOf: "(la segunda|el segundo),(segunda|2a) (reunión|cita|llamada|cosa),segundo (evento|compromiso)",
  thirdOf: "(la tercera|el tercero),(tercera|3a) (reunión|cita|llamada|cosa),tercer (evento|compromiso)",
  nextOf:
    "(próxim(a|o)|siguiente) (reunión|reu|cita|llamada|cosa|evento|compromiso|meeting),lo (próximo|siguiente)[ que tengo]",
  stays:
    "no toques,(déjal(o|a)|dejamos) (como está|donde está|ahí|igual),no se (toca|mueve|quita),se mantiene,déjal(o|a),se queda,sigue,sí viene,puede quedarse,dej(a|e|á) … (como está|donde está|ahí|tranquil(o|a))",
  revokes: "déjalo[ estar],olvídalo,mejor no,al final no,pensándolo bien no",
  already: "llevo,llevamos,desde,hace,ya",
  keepsFree: {
    verb: "deja,déjame,dejar,dejes,guarda,guárdame,guardar,mantén,mantenme,mantener",
    free: "libre,libres",
    stays: "queden,quede,quedan,queda,tener",
    wants: "quiero,necesito,quisiera,querría,gustaría",
    blocks:
      "bloquéalo,bloquéala,bloquéalos,bloquéalas,bloquéamelo,bloquéamela,resérvalo,resérvala,resérvamelo,resérvamela,bloquea,bloquéame,bloqueame,bloquear,bloqueá,bloqueado,bloqueada,bloqueados,bloqueadas,reserva,resérvame,reservame,reservar,guárdame,aparta,apártame,aparte,apartar,dedica",
  },
  fromNowOn:
    "(a partir de|desde) (ahora|ya|hoy|este momento|esta semana),de (ahora|aquí) en adelante,en adelante,siempre,en el futuro",
  narrates:
    "estuve,estuvo,estaba,estuvimos,fui,fue,iba,tuve,tuvo,tenía,había,pasé,pasado,esperé,esperado,esperando,perdí,perdido,llamó,llamado,vino,llegó,llegué,dormí,dormido,despertó,cayó,rompió,quedé,quedado,olvidé,olvidado,comí,hablé,hablado,salió,salí,estado,sido,busqué,murió,averió,escribió",
  letsGo:
    "no (lo sé|sé),puede esperar,(aún|todavía) no lo sé,ni idea,déjalo[ estar],deja,olvídalo,da igual,te (digo luego|aviso),ya (te (diré|digo)|veremos),luego te digo,más tarde quizás,quizás más tarde,tengo que mirarlo,lo hago yo,le (escribo|pregunto|llamo),ya (no hace falta|está|está resuelto|está arreglado|te cuento|lo (hablo|arreglo|veo) yo),no hace falta,ya no,déjalo (así|como está|estar|correr),deja … (como está|así|en paz|tranquil(o|a)),lo dejamos,ya veré,lo pienso,me lo pienso,otro día,en otro momento,ahora no,lo (arreglo|resuelvo|gestiono) yo,me encargo yo,yo me (encargo|ocupo),no toques,ni toques,nada[ nada] déjalo,lo dejo[ (como está|así|estar)],no hagas nada,está bien (así|como está),déjame (preguntar|mirar|ver),le pregunto (primero|antes),olvida,no importa,no pasa nada,qué más da",
  settled:
    "ya (está|está resuelto|está arreglado),está bien (así|como está),no pasa nada,lo dejo así,no importa,da igual",
  definite: "el,la,los,las,mi,mis,nuestr(a|o)",
  as: "como",
  all: "todo,todas (mis|las) (reuniones|citas)",
  exceptFor:
    "menos,excepto,salvo,aparte (de|del),a excepción (de|del),con excepción (de|del),con la excepción (de|del),exceptuando,quitando,excluyendo",
  clears: `${withPronouns("despeja,despejar,despeje,vacía,vaciar,vacíe,libera,liberar,libere,limpia,limpiar,limpie")},(deja|dejar|déjame|dejarme) … (vacía|vacío),(deja|dejar|déjame) (vacía|vacío)`,
  more: "me queda[n],más,adicionales,extra,otra[s],otros,añad(e|ir|a),agreg(a|ar|ue),sum(a|ar|e),añádele,agrégale,súmale,agregale,sumale",
  less: "menos",
  around: "(después|antes) (de|del),tras,justo (después|antes) de",
  beside: {
    after:
      "después,tras,detrás,enseguida,pegado,pegada,(a continuación|a la salida) (de|del),nada más (acabar|terminar),(al|en cuanto) (acabar|terminar|acabe|termine)",
    before: "antes",
    of: "de,del,a",
    right: "justo,inmediatamente,nada más,directamente",
    over: "termine,acabe,terminar,acabar",
    prepares: "preparación,prepar,prep",
    calls: "llamada,llama,teléfono",
  },
  or: "o,o bien,u,puede ser también,vale también",
  sameTime:
    "misma (hora|h),a ((la|esa) misma hora|las mismas horas),la misma hora,mismo horario,(el|al) mismo horario,en el mismo horario,mism hora,sin cambiar (la|de) hora,manteniendo la hora,mantén la (hora|misma hora),con la misma hora,mismas horas,mismos horarios",
  oneOf: {
    leads: "(la|el|lo) (de|del|con)[ (la|las|los)]",
    behind: "",
    another: "(la|el) (otra|otro|anterior)[ (cita|reunión)],(la|el) de antes",
  },
  likeThe: "como,igual que,idéntic(o|a) a,una copia de",
  sameLength: "[(la|con la) ]misma duración,(igual|lo mismo) de (larga|largo),el mismo tiempo",
  inItsPlace:
    "(da|dale) [(esa|ese) ](hora|hueco|sitio) a,(da|dale) … (esa|ese) (hora|hueco|sitio),se queda (esa hora|ese hueco|ese sitio),(usa|aprovecha|utiliza) (ese|el) hueco para,da[le] (ese|el) hueco a,a (esa (hora|misma hora)|cambio),en (su (lugar|sitio|hueco)|ese (hueco|momento|horario|mismo hueco)|vez de eso|el mismo (hueco|horario))",
  freedPlace:
    "[(en|a|al) ](el|ese|su) (hueco|sitio|espacio) (libre|liberado|que queda|que queda libre|que quedó libre|que ha quedado libre|que se ha quedado libre|que deja|de antes|anterior),al (hueco|sitio) (libre|liberado|que queda|de antes|anterior),[en |a ]su antiguo (hueco|sitio)",
  toItsEnd: "al (final|término) (de|del)",
  afterThat:
    "cuando (termine|acabe),a la salida,pegado,(justo|inmediatamente) después (de (él|ella|ellos|ellas|la suya|lo suyo)|del suyo),justo (después|detrás|a continuación|al terminar),a (continuación|renglón seguido),(después|luego)[ de eso],enseguida,seguidamente,seguido,inmediatamente después,nada más terminar,al (terminar|acabar),en cuanto termine,acto seguido,y (después[ de eso]|luego)",
  beforeThat: "[justo ]antes de que (empiece|comience),antes[ de (eso|esa|ese|esto)],justo antes",
  justDone:
    "acabas de (reservar|apuntar|poner|agendar|hacer|anotar|crear|bloquear|meter|programar),has (reservado|apuntado|puesto|agendado|hecho|anotado|creado|bloqueado),reservaste,apuntaste,agendaste",
  each: "por separado,(citas|reuniones|llamadas) separadas,[en ](los|ambos) dos días,ambos días,(los|las) dos,ambos,ambas,cada[ (una|uno|cual)],por persona,(para|con) cada (uno|una),respectivamente cada una",
  late: "(abro|abre|abrimos|entro|entra|empiezo|empezamos|salgo|sale|salimos|termino|acabo|vuelvo|vuelve|regreso|como|comemos) (más |muy |)tarde,(atrapad(o|a)|atascad(o|a)|parad(o|a)) en (el (tranvía|tren|bus|metro|autobús)|un atasco),tarde,retraso,llego (tarde|con retraso),voy (tarde|just(o|a)|pillad(o|a)|retrasad(o|a)|con retraso|a llegar tarde),llegaré tarde,(con|me) retraso,estoy (en (un atasco|atasco)|atascado),hay atasco,se me (ha hecho tarde|hizo tarde),no llego a tiempo",
  unsuitable:
    "(no|nunca) (trabaja|puede) los (lunes|martes|miércoles|jueves|viernes|sábados),(odia|odian),no (está|puedo|estoy|funciona|me ((va|viene)[ bien]|cuadra|encaja)|va a poder ser|(puede|podrá) ser),está fuera,libra,imposible,tengo algo,ya tengo algo,estoy ocupad(o|a),(ella|él) no puede,no puede[ ese día],no (está|estará) disponible,está (ocupad(o|a)|reservad(o|a)|pillad(o|a)|cogid(o|a)|de viaje),están (ocupad(o|a)s|cogid(o|a)s),estoy de viaje,tengo otra cosa,ya tengo otra cosa,(demasiado|muy) (temprano|pronto|tarde),ando (a (full|tope)|liad(o|a)|a mil|hasta arriba|muy ocupad(o|a)|complicad(o|a)),estoy (a (full|tope)|hasta arriba|liad(o|a)|complicad(o|a)),voy (a tope|hasta arriba),(se|me) (complica|complicó),tengo (mucho lío|mucho jaleo|la agenda llena|el día lleno),está (cargado|lleno|petado|a tope),(me|nos) (queda|viene|va) [(muy|un poco|demasiado) ](justo|just(o|a)|corto|mal|apretado|ajustado),(es|se) (muy|demasiado|un poco) (poco|corto|corta|justo),es poco,no (alcanza|basta|me alcanza|nos alcanza),(me|nos) hace (tarde|corto),[yo ]no (trabajo|curro|laburo|voy a estar|estaré)[ ese día],(no estoy|no voy a estar|estoy fuera|estoy de vacaciones|estoy liad(o|a)),no (puedo|podré|voy a poder|podemos)[ (ese día|a esa hora)],me (complica|cae mal|queda mal)",
  leaves:
    "(se|me) (tiene|tengo) que ir,(tiene|tengo) que ir[se|me],se va,me voy,se marcha,me marcho,(tengo|tiene|hay) que (acabar|terminar),(salgo|sale|acabo|acaba|termino|termina|llego|llega|entro|entra|libro|aterrizo)[ (de trabajar|del trabajo|del curro|del cole|de clase|del tren|de la ofi|tarde|pronto|temprano|antes)],(me|se) (voy|va|marcho|marcha|tengo que ir|tiene que ir) (pronto|antes|temprano|ya)",
  mustI: "debería,(tengo|hay|tenemos) que,debo,necesito,hace falta que",
  free: "estoy (libre|desocupad(o|a)|disponible[ ese día]),tengo (hueco|tiempo|libre|disponibilidad|un hueco),está (libre|disponible|vací(o|a)),puedo,sí,libre,vací(a|o),es posible,no (tengo|hay) nada,me cuadra,ando libre",
  later: "(más|+) tarde,después,retrásal(a|o),(hacia|pa|para) atrás",
  earlier:
    "adelánta(la|lo|me),antes,adelant(a|ar|amos|emos|arlo|arla),más (temprano|pronto),(hacia|para) adelante,+ temprano,pa (delante|adelante)",
  weekAfter: "la semana (siguiente|de después|posterior)",
  weekBefore: "la semana (anterior|de antes)",
  lasts:
    "de duración,duración,[solo ](tiene|tendrá) que durar,dur(e|a|ará|aría|aria)[ (como|más o menos|aproximadamente|alrededor de|cerca de|unos|unas)],dur(e|a),durar[á|ía],necesitamos,danos,dame,basta[n|rá|rán|ría],durando,necesitaremos,llevará,tardaremos,tardará,hacen falta[ unos],(hace|harían) falta,va (a durar|para),que (dure[n]|dura),es suficiente,duración de,una duración de,son suficientes,vale con,durase,durara,calcula[le|r],calcúlale,calculá,calcule,cuenta,cuéntale,alcanza[rá|n],va a alcanzar,va a ser,tendría que durar,tendría q durar,debería durar,tiene que durar,en total,haz que dure,haga que dure,hacé que dure,alargal(o|a) a,(déjal|déjel|dejal|dejarl|hacerl|hazl|hacel)(o|a) (de|en|por),ponle (de|unos),que (sean|sea) de,va a ser de,de larg(o|a),seguid(o|a)s,de un tirón,sin (interrupci(ón|ones)|pausa)",
  hours: "h,hs",
  scope:
    "plantilla[s],todo[s],toda[s],ambas,ambos,cada,serie,resto,excepto,menos,salvo,intercambia[r],repite,semanal,diario,mensual,siguientes,despeja,vacía,libre,ocupado,tarde,retras(o|ado),desha(z|cer),cuenta,idioma,primer(a|o),últim(a|o),segund(a|o),dos,tres,enfermo,disponible,llegaré,llego,citas,reuniones,llamadas,próxim(a|o),(las|los) dos,solo esta,(otra|esta) vez,de nuevo,por qué,a partir de ahora",
  allDay:
    "(sin|nada de) [(las|ninguna) ](horas|horarios|hora|horario)[ fijas|fijos|concretas],(solo|solamente|simplemente) los días,todo (el (día|santo día)|un día),día (completo|entero),entero,el día (entero|completo),días (completos|enteros),(los dos|ambos) días (completos|enteros),tdo el día,la jornada entera,toda la jornada,jornada completa,de la mañana a la noche",
  freeTime:
    "hay (alguna|otra) hora,hueco,tiempo,rato,ratito,espacio,sitio,momento,huecos,ratos,espacios,momentos,hueco[s] libre[s],qué horas,algún (hueco|rato|momento),horas,horario[s],opciones,disponibilidad[es],lugar,hay lugar",
  fits: "cabe,cabría,encaja,encajaría,encajar,meter",
  iAm: "estoy,estaré",
  away: "no (estoy|estaré|voy a estar) (disponible|aquí|en casa),[no ](estoy|estaré|voy a estar) (fuera|ausente|disponible),no (estoy|estaré)[ aquí],fuera,ausente,no disponible",
  soonest:
    "asap,lo (antes|más pronto|más temprano) posible,cuanto antes[ mejor],(tan|lo más) pronto como (sea posible|puedas|se pueda),lo (antes|más pronto) que (puedas|se pueda),en cuanto (puedas|se pueda)",
  somewhere:
    "en (algún|cualquier) (momento|hueco),algún momento,cuando (sea|quiera[s]|puedas meterlo),me da igual la hora,da igual (la hora|cuándo),a (cualquier hora|la hora que (quieras|sea)),cualquier hora,[me ]da igual (qué (hora|día)|a qué hora),cuando (esté|estoy|tenga|tengo) (libre|hueco|tiempo|un hueco),cuando sea que esté libre",
  hollow:
    "tiempo,cita[s],reuni(ón|ones),reu[s],meeting,hueco,momento,algo,cosa,mtg[s],mtng,rato,ratito,cosita,slot,espacio,bloque,compromiso,encuentro,reunirse,evento[ de],un (rato|ratito)",
  kinds:
    "tel,encuentro,reunión,reu[s],llamad(a|ita),call,videollamada,copa[s],demo,sync,stand(up|-up| up),revisión,entrevista,curso,formación,gimnasi(o|a),gym,1:1,kick-off,retro,retrospectiva,planificación,presentación,fiesta,webinar,clase,feria,visita,masaje,yoga,vacaciones,congreso,conferencia,concierto,sesión,balance,charla,brunch,seguimiento,telefonazo,video,videoconferencia,videocall,zoom,teams,meet,merienda,caña[s],birra[s],cerveza[s],verm(ut|ú),aperitivo,tapas,asado,barbacoa,comilona,after,afterwork,cine,teatro,fútbol,tenis,pádel,natación,piscina,running,crossfit,pilates,entreno,entrenamiento,partido,pachanga,osteópata,oftalmólogo,óptica,ginecólog(o|a),dermatólog(o|a),psicólog(o|a),pediatra,veterinari(o|a),vet,podólogo,notar(io|ía),gestoría,itv,fontanero,electricista,manicura,terapia,ecografía,vacuna,radiografía,resonancia,examen,defensa,tutoría,oposición,repaso,briefing,debrief[ing],daily,weekly,kickoff,lanzamiento,consejo,one-to-one,1a1,mentoría,boda,bautizo,comunión,funeral,mudanza,ensayo,misa,excursión,quedada,paseo,firma,auditoría,inspección,comida familiar,taller[ mecánico],peluquería canina,comité[ de dirección],puesta (al día|en común),junta[ directiva],unas (cañas|birras),análisis de sangre,kick off,one to one,1 a 1",
  standsOn: "",
  looksAt: "repaso,balance,preparación,preparar,retro,revisión,resumen,retrospectiva,seguimiento",
  concepts: {
    call: "llamada,telefonazo,call",
    dentist: "dentista,dientes,muelas,odontólogo,odontóloga",
    doctor: "médico,doctor,doctora,médica,doc",
    hairdresser: "peluquería,peluquero,peluquera,pelu,barbero,barbería",
    physio: "fisio,fisioterapia,fisioterapeuta,physio",
    lunch: "almuerzo,comida,lunch,comidita",
    dinner: "cena,cenita",
    breakfast: "desayuno,desayunito",
    coffee: "café,cafelito,cafecito",
    birthday: "cumpleaños,cumple",
  },
  numbered:
    "tema,sala,sprint,fase,versión,capítulo,nivel,módulo,grupo,planta,piso,edificio,puerta,entrada,vía,mesa,andén,estudio,parte,paso,equipo,ronda,terminal,oficina,habitación,nº,no,número,num,proyecto,pedido,factura,etapa",
  venues: "bar,hotel,bistro,cafe,cafeteria,restaurante,pizzeria,brasserie,trattoria,taberna,cantina,meson,asador",
  whereabouts: "lugar,sitio,ubicación,(como|de) dirección,la dirección (es|será)",
  heading: "título,nombre,(de|como|por) (título|nombre)",
  rooms:
    "sala,planta,piso,edificio,puerta,entrada,vía,mesa,estudio,terminal,oficina,habitación,andén,izq,izda,dcha,bajo",
  weeks: "semana",
  streets: "calle,avenida,plaza,paseo,carrer,camino,ronda",
  interrogative: "qué,quién,cuán(do|to|ta),dónde,cuál[es],cómo,cuánt(os|as),xq,adónde,(por|pa) qué,q tal,a dónde",
  past: "tuve,tuvimos,tenía[mos],hubo",
  askedDone: "he,has,hemos,ya",
  opensQuestion: "ha,han,es,son,era,tiene,cae,está[ programad(a|o)],hay[ algo],sigue (siendo|en pie)",
  planned:
    "hasta ahora,hasta el momento,en total,en conjunto,algo,planeado,programado,pendiente,previst(o|a|os),todavía,empie(za|ce),termina,citas,reuniones,viene[n],vendrá,apuntad(o|a),agendad(o|a),marcado,acaba,comien(za|ce),ya,verdad,cierto,tuve,tenía[mos],tuvimos,hubo,había,hice,aún[ en pie],exactamente[ a qué hora],otra vez,en (la agenda|agenda|el calendario),al final del todo,o no,de nuevo,he tenido,que (empiece|sea),aparte de mi,aparte de mí,además de mí,de (invitado|asistente)[s],como invitado[s],muchas (reuniones|citas|juntas),cargado,cargada,siguiente",
  subject: "yo,él,ella,ellos,estoy,estamos,soy,somos,me qued(o|aré),nos qued(amos|aremos)",
  said: "dicen[ que],(acaba de|me ha) (decir|proponer|escribir|dicho|pedido)[ que],(propone|pide|preferiría),prefiere,pregunta si,dijo,dice,era,fue,solo (tenía|puede|tiene|le viene bien),es a,puede solo,(me escribió|escribió) que,(habíamos|hemos) (dicho|quedado)[ en],dijimos,se había dicho,no (llega|puede|viene|está|está libre|sale|acaba|termina) (hasta|antes de) (las|la),no (llega|puede|viene|está|sale|acaba|termina) (hasta|antes),(está|estará) (libre|disponible) (desde|a partir de)",
  tells:
    "(me|nos) (dice|dicen|escribe|escriben|avisa|avisan|comenta|comentan|pide|piden|pregunta|preguntan)[ (que|si)],dicen[ que],escribe[n],pregunta[n],quiere[n] saber si,(me ha|me han|nos ha|nos han) (dicho|escrito|avisado|llamado|preguntado)[ (que|si)],(acaba|acaban) de (escribir|llamar|avisar)[me][ que],pregunta[n] si",
  suits:
    "les viene mejor a todos,(viene|va|vendría) mejor a todos,nos viene mejor a todos,(le|les) (vendría|iría|viene|va|convendría|conviene) (mejor|bien),prefier(e|en),preferirí(a|an),(solo|sólo|únicamente) (puede|pueden|tiene|tienen|hay|queda|les queda|le queda)[ (hueco|libre|sitio|a)],(hueco|sitio) libre",
  goods:
    "coche,habitación de hotel,taxi,hotel,vuelo,tren,billetes,entradas,pizza,flores,uber,cabify,pasaje[s],boleto[s],una mesa,mesa para,billete[ de (tren|avión)],reserva de,coche de alquiler",
  orders:
    "reserva,pide,busca,compra,llama,cancela,alquila,consigue,resérvame,pídeme,cómprame,búscame,encarga[r],encárgame",
  whatAbout: "qué (hay de|pasa con|tal),y (qué (hay de|tal|pasa con)|para|lo de)",
  guests: {
    who: "quien,quienes,gente,personas,invitados",
    comes: "queda,quedan,sigue,siguen,viene,vienen,va,van,asiste,asisten,participa,participan,estara",
    replies:
      "aceptado,acepto,rechazado,rechazo,respondido,respondi,respondio,contestado,contesto,si,no,confirmado,confirmo,declinado,invitado,apuntado",
    leads: "organiza,organizo,organizado,organizador,dirige,dirigio,imparte,modera,lidera,convocado,convoco",
  },
  soFar: "hasta ahora,hasta el momento",
  firstOf:
    "cuál (es|va) (primero|primera|la primera|el primero),primera (reunión|cita|llamada|cosa),primer (evento|compromiso),lo primero,a qué hora empiezo,cuándo empiezo,con qué empiezo",
  ofDay: "del día,de ese día,de la jornada",
  lastOf:
    "cuál (es|va) (último|última|la última|el último),última (reunión|cita|llamada|cosa),último (evento|compromiso),lo último,a qué hora (acabo|termino),cuándo (acabo|termino)",
  dayAfter:
    "al (día siguiente|otro día),el (día (siguiente|después|de después)|de después|otro día después),día siguiente",
  dayBefore: "el día (anterior|antes|de antes),día anterior,la víspera",
  howMany:
    "(cuántas horas|cuánto tiempo)[ (de|en|tengo de|paso en|estoy en|estaré en)[ (reunión|reuniones|citas)]],cuántas[ (veces[ he (quedado|visto)]|reuniones|citas|reus|cosas|llamadas|tengo|juntas)],cuántos[ (eventos|compromisos|meetings|encuentros)],qué (cantidad de|tantas reuniones)",
  lastTime:
    "cuándo fue la última vez que (tuve|fui a|fui al|hice|estuve (en|con)|hablé con),cuándo (fue|tuve|era) (mi|el|la) (últim(o|a)),cuándo ((vi|quedé) … por última vez|fue la última vez que (vi[ a]|quedé con|me reuní con)|me reuní … por última vez|he visto … por última vez),por última vez",
  swaps:
    "intercámbia(los|las),intercambiar(los|las),cambiar(los|las) (de sitio|de hora|entre sí),(se|los|las) intercambi(a|an|en|as),intercambi(a|ar|en|e|ad|amos)[ (el sitio|los horarios|sus horarios|de sitio|la hora)],cambi(a|ar|en) (de sitio|el sitio|de lugar|los horarios),permut(a|ar|en)",
  goesOut: "fuera,sale,se va,puede irse,desapare(cer|zca|ciera|ce),se caiga,caerse",
  comesIn:
    "(es|será) … (quien|el que|la que) (viene|va|vendrá),(puede|viene|vendrá) al final[ venir],sí (puede|viene)[ venir],puede venir[ al final],viene,vendrá,dentro,entra",
  replaces: "cambia por,sustituye por,reemplaza por,cambiar por,cambie por,sustituir por,sustituya por,reemplazar por",
  titles: "tía,tío,dr,dra,prof,profe,don,doña,señor,señora,sr,sra,abuela,abuelo,prima,primo,sta,sto,san,santa",
  talk: {
    bye: "buen (fin de semana|finde|día|domingo),feliz (día|finde|fin de semana|tarde),adiós,cha(o|u),hablamos,cuídate,besos,besitos,abrazos,adeu,agur,chaito,buenas noches,dulces sueños,bye[ bye],a dormir",
    how: "cómo (está(s|n)|andas|vamos|va[ todo]|te va|está[ usted]|lo llevas),qué (tal[ (todo|estás|va[ todo]|el día)]|onda|hubo|más|pasa|cuentas|hay de nuevo|te cuentas),todo (bien[ por ahí]|ok),quihubo",
    praise:
      "eres (un (sol|crack|amor|cielo|ángel|genio|máquina)|(el|la) mejor|genial|estupendo|fantástico|una (crack|joya|máquina)|lo (más|máximo)),genial,fantástico,jaja[ja],bravo,estupendo,crack,máquina,grande,olé,jajajaja,jeje,xd,guay,mola,perfecto,increíble,maravill(oso|a),excelente,muy (bien[ hecho]|amable),gracias[ (por todo|maj(o|a))],(muchas|mil|muchísimas) gracias,buen trabajo,bien hecho,una maravilla,de diez,(qué|vaya) (día|semana|cansancio|frío|calor|sueño|pereza),(está lloviendo|llueve|hace (frío|calor|sol|viento|un (frío|calor))),que no veas,es (muy|tan|súper|re) (maj(o|a)|simpátic(o|a)|buen(o|a)|amable|divertid(o|a)),hablo con un robot",
  },
  mail: {
    from: "de",
    subject: "asunto",
    wrote:
      "escribió,escribe,me escribe,me escribió,dice,me dice,me ha escrito,pregunta,me pregunta,puso,me puso,me manda",
    forwarded: "reenviado,mensaje reenviado,rv,fwd",
  },
  unsupported: {
    colour: "color[es],en (rojo|verde|azul|amarillo),de (rojo|verde|azul|color)",
    link: "enlace[ de (meet|zoom|teams|la (reunión|videollamada))],link[ de (meet|zoom|teams)]",
    attachment:
      "adjunt(a|ar|o),archivo[s],documento[s],pdf,diapositivas,foto[s],imagen,powerpoint,captura,presentación en pdf",
    note: "una (nota|descripción),nota[s],comentario,descripción,un comentario",
    away: "respuesta automática,fuera de la oficina,mensaje de ausencia,autorespuesta,contestador",
    message:
      "(envía|manda)[ un (whatsapp|mensaje)],escribe a,mándale[ un whatsapp],mándales,envíale[s],escríbele[s],un (mensaj(e|ito)|whatsapp|wasap|correo|email|mail|sms)",
    share:
      "(comparte|compartir|compártele) mi (calendario|agenda)[ con],(da|dale|dar|dales) acceso,acceso a mi (calendario|agenda),(enseña|enséñale|muestra|muéstrale) mi (calendario|agenda)",
    call: "llama … por (mí|mi|nosotros),llama (al|a la),telefonea",
    other:
      "cobr(a|ar|ale|alo|arle),cobrarles,deposita(r|le|me),factur(a|ar|ale),(puedes|podrías|puede) pagar,solicit(a|ar) (vacaciones|días),imprim(e|ir),graba[r],traduc(e|ir),tradúceme,privad(a|o),paga[r],pedir,compra[r],prioridad,archiva,exporta,imprímeme,grábame,cómprame,pídeme,chiste,transferencia,bizum,encarga[r],encárgame,como privado,pide[ un taxi],reserva un (vuelo|hotel),comparte mi agenda,lista de (la compra|compras),el tiempo que hace,qué tiempo (hace|hará),cuéntame un chiste,un chiste,despertador,despert(arme|adme),despiértame,(pon|ponme|poner) … en (silencio|vibración|modo avión),en silencio,no molestar,(enciende|apaga|sube|baja) (la|el|las|los),págal(e|es|o|a),pagarl(e|es|o|a),págame,cómprale,transfiere,(manda|envía|mándale|envíale|da|dale) … euros,qué tiempo,(camino|ruta) (más (corto|rápido)|a|al|hasta),cómo (llego|voy) (a|al)",
  },
  wholeDays: {
    off: "día de baja=Baja,baja médica,baja por enfermedad,no trabajo=Libre,no curro=Libre,libro=Día libre,día libre=Día libre,días libres=Días libres,de vacaciones=Vacaciones,vacaciones,de baja=Baja,permiso,ausente,estoy fuera=Fuera,estamos fuera=Fuera,fuera de la oficina=Fuera de la oficina,día de vacaciones=Vacaciones,días de vacaciones=Vacaciones,de vacas=Vacaciones,vacas=Vacaciones,de permiso=Permiso,de baja médica=Baja médica,baja médica=Baja médica,día de asuntos propios=Asuntos propios,asuntos propios=Asuntos propios,de puente=Puente,día de descanso=Descanso,de descanso=Descanso,día franco=Día libre,en licencia=Licencia,permiso de paternidad=Permiso de paternidad,permiso de maternidad=Permiso de maternidad,moscoso=Moscoso,no trabajo=Libre",
    offOrFree: "libre",
    home: "teletrabajo,en teletrabajo=Teletrabajo,teletrabajar=Teletrabajo,trabajo desde casa=Teletrabajo,trabajo en casa=Teletrabajo,trabajaré desde casa=Teletrabajo,trabajar desde casa=Teletrabajo,home office=Teletrabajo",
    whole: "todo,todo el,toda,toda la,entero,entera,enteros,enteras",
    keep: "bloquea,bloquear,reserva,reservar,guarda,guardar,bloquéame,resérvame,guárdame,bloquee,reserve,guarde",
    noted:
      "cumpleaños,cumple años=Cumpleaños,aniversario,día festivo,festivo,día de pago,cumple,día de la madre,día del padre,puente",
    long: "conferencia,congreso,feria,viaje,viaje de negocios,retiro,festival,hackathon,formación,curso,taller,seminario,visita,convención,escapada,crucero,campamento,excursión,offsite,residencia,prácticas,misión,jornadas,coloquio,máster",
    ask: "cuándo,cuando,qué días,cuánto tiempo",
    put: "pon,ponle,poner,coloca,ponme,apunta,apúntame,anota,anótame,mete",
    take: "lo he cogido,lo he pedido,he cogido,he pedido,he tomado,me he cogido,me he pedido,me he tomado,estoy,estaré,cojo,coger,tomo,tomar,voy,pido,pedir,cogeré,tomaré,pediré,me pido,me cojo,me tomo,cogerme,tomarme,pedirme,cojamos,estaremos,estamos,iré,vamos,salgo",
  },
};
