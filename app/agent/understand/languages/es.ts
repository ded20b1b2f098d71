import type { LanguageWords } from "./language";

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
      withPronouns(
        "agenda,agendar,agende,programa,programar,programe,reserva,reservar,reserve,añade,añadir,crea,crear,organiza,organizar,organice,planifica,planificar,apunta,apuntar,apunte,bloquea,bloquear,bloquee,anota,anotar,anote,mete,meter,concierta,concertar,fija,fijar,cuadra,cuadrar,agrega,agregar,marca,marcar,coloca,colocar,inserta,insertar,nueva cita,nueva reunión,nuevo evento",
      ),
      "pon,ponla,ponlo,ponlas,ponlos,poner,ponme,queda,quedar,quedo,quedamos,quedé,ponme con,apúntame con,me veo,nos vemos,ponerme,agendes,agendemos,agendamos,programes,programemos,reserves,reservemos,añada,añadas,ponga,pongas,pongamos,ponnos,ponle,póngame,pónganos,cree,organices,organicemos,planifique,planifiquemos,apuntes,apuntemos,bloquees,bloqueemos,anotes,anotemos,meta,metas,metemos,concierte,concertemos,cuadremos,coordina,coordinar,coordinemos,fijemos,fije,encaja,encajar,encájame,agregue,déjame agendado,déjame apuntado,déjame reservado,hazme un hueco,hazme hueco,hazme un espacio,sácame cita,sacar cita,saca cita,pídeme cita,pedir cita,pide cita,coge cita,arma,armar,armemos,armame,armate,poneme,me apuntas,me agendas,me pones,me reservas,me anotas,me bloqueas,me metes,me programas,me organizas,apuntas,agendas,pones,quedamos con,he quedado con,quedé con,quedo con",
    ].join(),
    move: [
      withPronouns(
        "mueve,mover,mueva,pasa,pasar,pase,cambia,cambiar,cambie,aplaza,aplazar,aplace,pospón,posponer,retrasa,retrasar,retrase,atrasa,atrasar,adelanta,adelantar,reprograma,reprogramar,reagenda,reagendar,traslada,trasladar,recoloca,recolocar,reubica,reubicar,desplaza,desplazar,corre,correr,posterga,postergar",
      ),
      "movida,otra hora,otro momento,otro hueco,otro día,otra fecha,hueco más tarde,muevas,movemos,movamos,moved,pases,pasemos,cambies,cambiemos,aplaces,aplacemos,posponga,pospongas,pospongamos,posponemos,retrases,retrasemos,retrasamos,adelantes,adelantemos,adelantamos,reprograme,reprogramemos,reagende,reagendemos,reagendamos,traslade,traslademos,recoloque,reubique,desplace,corramos,atrase,atrasemos,atrasamos,mueves,me mueves,pasas,me pasas,me cambias,cambias,retrasas,adelantas,aplazas,pospones,movido,aplazada,aplazado,pospuesta,pospuesto,retrasada,cambiada,cambiado,otra hora distinta,otro horario,moverse,posponerse,aplazarse,postergue,difiere,actualízalo,actualízala,actualiza,me lo cambias,cambia la hora,cambiar la hora,cambias la hora",
    ].join(),
    cancel: [
      withPronouns(
        "cancela,cancelar,cancele,anula,anular,anule,borra,borrar,borre,elimina,eliminar,elimine,quita,quitar,quite,suprime,suprimir,tacha,tachar,descarta,descartar",
      ),
      "cancelado,cancelada,canceles,cancelemos,cancelamos,cancelas,me cancelas,anules,anulemos,anulamos,anulas,anulado,anulada,borres,borremos,borramos,borras,elimines,eliminemos,eliminas,quites,quitemos,quitamos,quitas,me quitas,suprima,tacha el,desconvoca,desconvocar,desprograma,desprogramar,desagenda,desagendar,olvídate del,olvídate de la,olvídate de mi,cárgate el,cárgate la,se cae,se ha caído,se cayó,no va a haber,no habrá,ya no hay,ya no necesito,ya no hace falta",
    ].join(),
    invite: [
      withPronouns(
        "invita,invitar,invite,incluye,incluir,incluya,convoca,convocar,suma,sumar,agrega,agregar,añade,añadir,mete,meter",
      ),
      "invites,invitemos,invitas,añada,agregue,incluimos,convoque,sume,sumemos,sumamos,apunta,apuntar,agregas,añades,incluyes,une,unir",
    ].join(),
    uninvite: [
      withPronouns("saca,sacar,saque,quita,quitar,elimina,desinvita,excluye,excluir"),
      "sin,quite,quites,saques,sacas,eliminar,elimine,borra,borrar,desinvitar,desapunta,desapuntar,desconvoca,no viene,ya no viene,no vendrá,ya no vendrá,no va a venir,no puede venir,ya no puede venir,no podrá venir,al final no viene,no estará,no va a estar,no asiste,no asistirá",
    ].join(),
    longer: [
      withPronouns("alarga,alargar,alargue,amplía,ampliar,extiende,extender,prolonga,prolongar,estira,estirar"),
      "más larga,más largo,alarguemos,alargamos,alargas,amplíe,ampliemos,extienda,extendemos,extendamos,extiendas,prolongue,prolonguemos,más rato,más tiempo,dure más,que dure más,échale",
    ].join(),
    shorter: [
      withPronouns("acorta,acortar,acorte,reduce,reducir,recorta,recortar"),
      "más corta,más corto,acortemos,acortamos,acortas,recorte,reduzca,reduzcamos,abrevia,abreviar,que dure menos,dure menos,menos tiempo",
    ].join(),
    ask: "qué tengo,que tengo,qué hay,que hay,tengo algo,cuándo es,cuando es,dónde es,donde es,quién viene,quien viene,muestra,muéstrame,cuántas,cuantas,cuántos,cuantos,cuánto dura,cuanto dura,a qué hora es,a que hora es,cuándo veo,cuando veo,a qué hora tengo,a que hora tengo,a qué hora empieza,a que hora empieza,qué día es,que dia es,hay algo,qué tenemos,que tenemos,qué citas tengo,qué reuniones tengo,dime qué tengo,dime que tengo,enséñame,qué me espera,cuándo empieza,cuando empieza,cuándo tengo,cuando tengo,con quién es,con quien es,con quién,a qué hora,a que hora,a quién vi,dónde está,q tengo,ke tengo,k tengo,q tngo,que tngo,ke tngo,k tngo,q hay,ke hay,k hay,q tenemos,qué había,qué tendría,qué cosas tengo,q cosas tengo,qué planes tengo,qué tengo que hacer,qué me toca,qué toca,qué hago,qué hacemos,cómo tengo,cómo pinta,cómo viene,cómo está mi,cómo se presenta,cómo va mi,cómo ando,cómo estoy el,cómo estoy de,mi agenda del,mi agenda de,mi agenda para,mis citas del,mis citas de,mis citas para,mis reuniones del,mis reuniones de,mis reuniones para,mi horario del,mi horario de,mi planning,mi programación,la agenda del,la agenda de,la agenda para,enseña,enséñame mi agenda,muestre,muéstreme,mostrar,dime mi agenda,dime la agenda,dime las citas,dime mis citas,dime cuándo,dime a qué hora,dime dónde,ver mi agenda,pásame mi agenda,lístame,cuál es mi agenda,cuál es el plan,cuál es mi plan,qué citas hay,qué reuniones hay,qué reus tengo,tengo alguna,tengo algún,tengo cosas,tengo citas,tengo reuniones,hay alguna,hay algún,hay reuniones,cuándo era,cuándo tenemos,cuándo teníamos,cuándo tenía,cuándo me toca,cuándo toca,cuándo cae,cuándo quedé,cuándo quedamos,cuándo he quedado,cuándo nos vemos,cuándo voy,cuándo está,cuándo había,cuándo hay,cuándo acaba,cuándo termina,para cuándo es,para cuándo tengo,qué día era,qué día tengo,qué día tenemos,qué día cae,qué día me toca,a qué hora era,a q hora,a ke hora,a k hora,a qué hora tenemos,a qué hora había,a qué hora termina,a qué hora acaba,a qué hora me toca,a qué hora quedamos,a qué hora nos vemos,a qué hora he quedado,a qué hora quedé,cuánto va a durar,cuánto tiempo dura,cuánto duraba,con quién tengo,con quién he quedado,con quién quedé,con quién quedamos,con quién era,quiénes vienen,quién va,quiénes van,quién está invitado,quién estará,quién asiste,quiénes asisten,dónde era,dónde quedamos,dónde tengo,dónde nos vemos,recuérdame cuándo,recuérdame a qué hora,recuérdame qué tengo,recuérdame dónde,sigue en pie,siguen en pie,cuándo vuelvo a ver,cuándo vuelvo a ver a",
    find: "busca,buscar,encuentra,encontrar,cuándo puedo,cuando puedo,cuándo podemos,cuando podemos,estoy libre,búscame,búscanos,busque,búsqueme,encuéntrame,encuéntranos,encuentre,consigue,consígueme,consíguenos,conseguir,propón,propón un,proponme,propóngame,proponer,sugiere,sugerir,sugiéreme,cuándo podríamos,cuándo podría,cuándo me puedo,cuándo nos podemos,cuándo nos viene bien,cuándo tengo hueco,cuándo tengo un hueco,cuándo estoy libre,cuándo tengo libre,tengo hueco,tengo un hueco,tengo algún hueco,hay algún hueco,hay hueco,hay huecos,qué huecos tengo,qué huecos hay,dónde meto,mira si,mírame,mira a ver si,tendrías,tendría,me buscas",
    absent: "no puedo ir a,no puedo ir al,no puedo asistir,no llego a,no podré ir a,no puedo asistir a",
    tell: "dile,avisa,avisar,avísale,informa,informar,manda,mandar,envía,enviar,escribe,escribir,avise,avísele,avísales,avisarle,avisarles,diles,dígale,dígales,decirle,decirles,infórmale,comunica,comunícale,comunicar,notifica,notifícale,notificar,mándale,mándales,mandarle,envíale,envíales,enviarle,escríbele,escríbeles,escribirle,coméntale,comentarle,pásale el mensaje,contéstale,respóndele,responde a,contesta a,hazle saber,pregúntale,preguntarle,recuérdale",
    rename:
      "renombra,renombrar,llámala,llámalo,renómbrala,renómbralo,renombre,llámale,ponle de nombre,ponle de título,ponle el título,ponle el nombre,ponle nombre,ponle título,cambia el nombre,cambia el título,cámbiale el nombre,cámbiale el título,cambiar el nombre,cambiar el título,titula,titular,ponle como título,que se llame,bautiza",
    remind:
      "recuérdame,recuerda,recordar,recordatorio,recordatorios,alarma,temporizador,recuérdeme,recordarme,recordame,acuérdame,hazme acordar,haceme acordar,ponme una alarma,ponme un recordatorio,pon una alarma,avísame,avisarme,despiértame,notifícame,que no se me olvide,dame un toque,dame un aviso,un aviso,alértame,hazme un recordatorio",
  },
  weak: "tengo,tener,quiero,quisiera,ver,necesito,haz,hacer,hay,tengamos,tenemos,tenga,tendré,tendría,tuviera,vea,vernos,verme,veo,veamos,reunirme,reunirnos,reúna,reunamos,reunirse,juntarme,juntarnos,juntarse,juntemos,hable,hablar,haga,hagamos,hagas,haremos,haré,haya,habría,habrá,queremos,querríamos,necesitamos,necesitaría,necesitaríamos,ir,vaya,vamos,iré,voy,tomar,tomarme,tomarnos,hago",
  repair:
    "venga,bueno,no espera,espera no,espera,no,mejor,o mejor,mejor dicho,más bien,en realidad,perdón,perdona,lo siento,quiero decir,quería decir,quise decir,corrección,ups,uy,al final,en vez de eso,hora equivocada,día equivocado,eh,no perdón,digamos,ay no,o mejor dicho,no mejor,que sea,mejor que sea,ponla,ponlo,hazlo,déjalo,déjala,debería ser,tendría que ser,me equivoqué,me equivoque,me he equivocado,error,nombre equivocado,persona equivocada,errata,mejor no,ay perdón,perdón no,digo,corrijo,rectifico,ostras,vaya,*,nah,nope,naa,no no,uy no,perdona no,sorry,oops,upsi,ahí va,vaya no,me he liado,me lie,me he confundido,me confundí,me he colado,he puesto mal,puse mal,lo puse mal,lo escribí mal,me he expresado mal,mala mía,my bad,fallo mío,error mío,culpa mía,corrección no,rectificación,cambio de planes,cambio de plan,pensándolo bien,pensándolo mejor,bien pensado,ahora que lo pienso,mirándolo bien,en verdad,o sea,bueno no,bueno mejor,bueno espera,aunque mejor,aunque no,o bueno,mejor aún,mejor todavía,o casi mejor,casi mejor,casi que mejor,mucho mejor,más bien no,prefiero,preferiría,preferimos,preferiríamos,prefiero que sea,me viene mejor,me va mejor,me vendría mejor,me iría mejor,viene mejor,vendría mejor,va mejor,nos viene mejor,me queda mejor,me quedaría mejor,queda mejor,me cuadra mejor,me conviene más,me conviene mejor,sería mejor,será mejor,es mejor,espérate,un momento no,un segundo no,no es,no era,no digo,no perdona,ostia,hostia,jolín,caray,mecachis,madre mía no,dejémoslo en,déjalo en,déjala en,lo dejamos en,pongámoslo,póngalo,póngala,ponlo mejor,ponla mejor,hazla,hagámoslo,hacelo,ponelo,ponela,que sean,eso no,así no,al revés,equivocación,fecha equivocada,me he pasado,finalmente,prueba,probemos,intenta,muy pronto,demasiado pronto,uf,me equivoqué de día,me equivoqué de hora,me equivoqué de fecha,me he equivocado de día,me he equivocado de hora",
  courtesy:
    "sabes qué,así,me temo,por desgracia,lamentablemente,desgraciadamente,hola,buenos días,buenas tardes,buenas noches,buenas,por favor,porfa,por fa,puedes,podrías,puede,podría,podemos,podríamos,puedo,es posible,sería posible,hay forma de,hay alguna forma de,hay manera de,si es posible,si puedes,si se puede,quiero,quisiera,me gustaría,necesito,tengo que,debo,tenemos que,hay que,gracias,muchas gracias,vale,ok,okay,sí,si,bueno,entonces,pues,solo,rápido,para mí,me,nos,también,quizás,quizá,tal vez,parley,va bien,vendría bien,estaría bien,oye,aún,todavía,te importa,poder,favor,de acuerdo,perfecto,genial,serías tan amable de,sería tan amable de,serías tan amable,me harías el favor de,me haces el favor de,hazme el favor de,si no es molestia,si no te importa,cuando puedas,en cuanto puedas,gracias de antemano,muchísimas gracias,mil gracias,un saludo,por cierto,en fin,total,a ver,venga,anda,porfi,porfis,te pido,te pediría,quería,querría,podrás,amable,dale,listo,bueno pues,dime,estupendo,ahora,hoy mismo no,no va bien,no me va bien,no puede ser,ya no,pregunta si podemos,perdona que te moleste,sin prisa,espero que estés bien,no corre prisa,holaa,holaaa,holi,holis,ey,hey,buenass,wenas,qué tal,muy buenas,buen día,saludos,un abrazo,besos,un beso,porfaa,xfa,xfavor,x favor,x fa,pf,pls,plis,please,plz,te lo ruego,se lo ruego,le ruego,le ruego que,te ruego,te ruego que,le pido que,te pido que,le pediría que,le agradecería que,te agradecería que,le agradecería,agradecería,agradeceré,se lo agradecería,te lo agradecería,le importaría,te importaría,les importaría,os importaría,le importa,te molesta,te molesta si,te molestaría,le molestaría,te importa si,te importaría si,le importaría si,sería usted tan amable de,sería usted tan amable,es usted tan amable de,serías tan majo de,serías tan maja de,si es tan amable,si eres tan amable,si fuera tan amable,tenga la bondad de,tendría la amabilidad de,tendrías la amabilidad de,tendría usted la amabilidad de,haga el favor de,haz el favor de,me haría el favor de,pudiera,pudieras,pudiese,podrán,podréis,podéis,pueden,podrían,se podrá,crees que podríamos,crees que podrías,crees que puedes,crees que se podría,crees que se puede,crees que podemos,piensas que podríamos,cabría la posibilidad de,hay posibilidad de,habría posibilidad de,existe la posibilidad de,habría forma de,habría manera de,habría opción de,hay opción de,hay chance de,sería factible,es factible,sería viable,si fuera posible,si es que se puede,si te va bien,si le va bien,si te viene bien,si le viene bien,si te parece,si le parece bien,si os parece,si quieres,si no te molesta,si no le importa,si tienes un momento,si tienes tiempo,si no es mucho pedir,si no es mucha molestia,cuando pueda,cuando tengas un momento,cuando tengas un rato,cuando tengas tiempo,cuando te venga bien,lo antes posible,cuanto antes,antes de nada,ya que estás,ya que estamos,necesitaría,necesitaríamos,necesito que,necesitaba,necesitamos,querríamos,queríamos,quisiéramos,quiero que,quería que,querría que,me gustaría que,nos gustaría,habría que,habrá que,tendría que,tendríamos que,debería,deberíamos,debo de,toca,tocaría,convendría,conviene,vendría genial,me viene bien,te viene bien,nos viene bien,nos va bien,estaría genial,estaría guay,sería genial,sería bueno,sería perfecto,guay,mola,chévere,buenísimo,fenomenal,de lujo,ideal,va,oki,okey,okis,sip,sii,claro,claro que sí,por supuesto,desde luego,hecho,correcto,exacto,eso es,bien,muy bien,tío,tía,jefe,jefa,crack,guapo,guapa,cariño,cielo,amor,corazón,bro,compi,che,tronco,majo,maja,amigo,amiga,perdona la molestia,perdona las molestias,perdone la molestia,perdone que le moleste,perdone que lo moleste,disculpa,disculpe,disculpa la molestia,disculpa que te moleste,siento molestarte,siento molestar,siento las molestias,perdona que te moleste otra vez,perdona que te moleste de nuevo,perdón por molestar,perdón por la molestia,perdón por la molestia otra vez,otra cosa,otra cosita,una cosa,una cosita,una pregunta,una preguntita,una duda,te cuento,mira,mire,fíjate,verás,escucha,pues nada,total que,o sea que,así que,de paso,en plan,eh oye,ah,ay,oh,hmm,mmm,emm,jeje,jaja,xd,más o menos,si eso,urgente,es urgente,cuanto antes mejor,te,usted,ustedes,ud,os,se,mucho,rapidito,un momentito,que tengas buen día,muchas gracias de antemano,gracias por todo,gracias de verdad,gracias majo,gracias maja,mil gracias por todo,grax,grcs,graciass,thx,ty,tq,tqm,un favor,un favorcito,me haces un favor,hazme un favor,te agradezco,le agradezco,por fi,de una vez,sin falta,ya,tiene que,debe,ese día,ese mismo día,cuando tengas un minuto,cuando tenga un momento,si tienes un minuto,te estaría muy agradecido si pudieras,te estaría muy agradecida si pudieras,sería genial si pudieras,sería estupendo si pudieras,un millón de gracias,no hay prisa,espero que todo vaya bien,muy amable,eh,hm,mm,este,han",
  filler:
    "el,la,los,las,lo,un,una,unos,unas,mi,mis,nuestro,nuestra,nuestros,nuestras,en mi agenda,en la agenda,a mi agenda,en mi calendario,en el calendario,a mi calendario,de mi agenda,de mi calendario,calendario,yo,nosotros,es,será,ser,sea,este,esta,ese,esa,que,nuevo,nueva,sobre las,hacia,a eso de,a partir,desde,y,en,al,a,del,de,dura,algo,él,ella,ellos,le,señor,señora,sr,sra,don,doña,juntos,juntas,los dos juntos,q,k,ke,d,cosa de,de la agenda,a la agenda,en agenda,al calendario,del calendario,en mi planning,sr.,sra.,srta,señorita,querido,querida,les,lo de,sería,mismo,misma,ahí,allí",
  negation:
    "no,nunca,ya no,no quiero,jamás,nada,todavía no,aún no,no … nada,nunca más,no quiero que,ni se te ocurra,que no se te ocurra,ni hablar de,de ninguna manera,en ningún caso,bajo ningún concepto,ni,tampoco,no hace falta que,no hay que,no es necesario,no hace falta,ninguna,ningún,nada de,sin tocar",
  condition: "si,a menos que,en caso de,salvo que,si es así,si sí,en caso afirmativo",
  because: "porque,ya que,xq,xk,pq,porq,porke,puesto que,dado que,debido a,por culpa de,a causa de,es que",
  ill: "enfermo,enferma,malo,mala,de baja,de vacaciones,ocupado,ocupada",
  them: "le,la,nos,ella,les,ellos,ellas,él",
  otherwise:
    "si no,sino,de lo contrario,en caso contrario,si no puede ser,si no se puede,si no es posible,si no estoy libre,si no hay hueco,y si no,y sino,o si no,caso contrario,en su defecto,si está ocupado,si está pillado,si estoy ocupado,si estoy ocupada,si no me va",
  join: "y,e,&,luego,después,también,además,y también,y luego,y además,y después,así como,al igual que,y ya de paso",
  it: "lo,la,las,los,eso,esa,ese,esa cita,este,esta,esto,esa reunión,esta reunión,ese evento,esa llamada,esta cita,la reunión,la cita esa,aquello,ese hueco",
  with: "c.,c/,con,junto con,cn,c,junto a,en compañía de,acompañado de,acompañada de,para hablar con,para reunirme con,y con",
  about:
    "sobre,acerca de,acerca del,respecto a,re,asunto,para hablar de,para hablar del,para discutir,en relación con,tema,para hablar sobre,para hablar de lo de,para tratar,para tratar el,para tratar la,para comentar,para comentar el,para comentar lo de,para discutir el,para discutir sobre,para ver lo de,para ver el tema de,para revisar,para repasar,para preparar,para cerrar lo de,a propósito de,a cuenta de,con motivo de,referente a,en torno a,tema:,con el asunto,de cara a,para charlar de,para charlar sobre",
  called:
    "llamado,llamada,titulado,titulada,con título,título,con el título,que se llame,que se llama,se llama,de título,de nombre,con nombre,con el nombre,con el nombre de,bajo el nombre,titúlalo,titúlala",
  at: "en,a,al,vía,por,@",
  for: "para,por,durante,x,xa,pa,para unos,para unas,con una duración de,de una duración de",
  to: "a,al,para,hasta,hacia,a la,a las,para el,para las,pa,pal,xa",
  from: "de,del,desde",
  since: "desde,a partir",
  on: "el,este,esta,a,en,por,x",
  not: "no,sin,en vez de,en lugar de,y no,en vez del,en lugar del,que no",
  but: "sino,pero,sino con,sino que",
  too: "y también,también,además,que venga,también viene,viene también,también vendrá,vendrá también,también va,también estará,estará también,también asistirá,también debería estar,debería estar también,también tiene que estar,tiene que estar también,también se apunta,se apunta también,se une,se unirá,se nos une,se suma,que venga también,que también venga,que esté también,que también esté,también participa,también quiere venir,quiere venir también,asimismo,igualmente,tiene que venir,debería venir,quiere venir",
  byLength: "retrasa … de",
  therefore: "así que,por eso,por lo tanto,entonces,conque",
  thatDay: "ese día,ese mismo día,aquel día",
  thatTime: "ahí,allí,entonces,en ese hueco,a esa hora",
  only: "solo,sólo,solamente,simplemente",
  goes: "va,pasa,es ahora,será,se va,queda,ahora es,tiene que ir,se pasa,ha pasado,se mueve",
  secondOf:
    "segunda reunión,segunda cita,segunda llamada,segunda cosa,2a reunión,2a cita,2a llamada,2a cosa,segundo evento,segundo compromiso",
  thirdOf:
    "tercera reunión,tercera cita,tercera llamada,tercera cosa,3a reunión,3a cita,3a llamada,3a cosa,tercer evento,tercer compromiso",
  stays: "se queda,sigue,sí viene,puede quedarse",
  letsGo:
    "no lo sé,no sé,aún no lo sé,todavía no lo sé,ni idea,déjalo,déjalo estar,deja,olvídalo,da igual,te digo luego,ya te diré,ya te digo,te aviso,luego te digo,más tarde quizás,quizás más tarde,tengo que mirarlo,lo hago yo,le escribo,le pregunto,le llamo,ya veremos",
  definite: "el,la,los,las,mi,mis,nuestra,nuestro",
  as: "como",
  all: "todo,todas mis reuniones,todas mis citas,todas las reuniones,todas las citas",
  more: "más,adicionales,extra,otra,otros,otras",
  around: "después de,antes de,tras,justo después de,justo antes de,después del,antes del",
  or: "o,o bien,u,puede ser también,vale también",
  sameTime:
    "misma hora,a la misma hora,la misma hora,mismo horario,el mismo horario,en el mismo horario,al mismo horario,a esa misma hora,misma h,mism hora,sin cambiar la hora,sin cambiar de hora,manteniendo la hora,mantén la hora,mantén la misma hora,con la misma hora,mismas horas,a las mismas horas,mismos horarios",
  inItsPlace:
    "a esa hora,en su lugar,en ese hueco,en vez de eso,a esa misma hora,en ese momento,en ese mismo hueco,en ese horario,en el mismo hueco,en el mismo horario,a cambio,en su sitio,en su hueco",
  afterThat:
    "justo después,a continuación,después,luego,enseguida,justo a continuación,inmediatamente después,nada más terminar,al terminar,al acabar,en cuanto termine,acto seguido,seguidamente,seguido,después de eso,luego de eso,justo detrás,justo al terminar,a renglón seguido,y después,y luego,y después de eso",
  each: "cada una,cada uno,cada,por persona,para cada uno,para cada una,con cada uno,con cada una,respectivamente cada una,cada cual",
  late: "tarde,llego tarde,voy tarde,voy con retraso,retraso,llegaré tarde,voy a llegar tarde,voy justo,voy justa,voy pillado,voy pillada,llego con retraso,con retraso,estoy en un atasco,estoy en atasco,estoy atascado,hay atasco,se me ha hecho tarde,se me hizo tarde,voy retrasado,voy retrasada,me retraso,no llego a tiempo",
  unsuitable:
    "no está,está fuera,libra,no puedo,no me va bien,no me viene bien,no me va,no me viene,no me cuadra,no me encaja,no va a poder ser,no puede ser,no podrá ser,imposible,me viene mal,me va mal,tengo algo,ya tengo algo,estoy ocupado,estoy ocupada,no estoy,no funciona,ella no puede,él no puede",
  mustI: "tengo que,debo,hay que,tenemos que,hace falta que,necesito",
  free: "estoy libre,tengo hueco,tengo tiempo,está libre,puedo,sí,es posible,libre,si puedo,estoy disponible,estoy disponible ese día,tengo un hueco,tengo libre,no tengo nada,no hay nada,está disponible,me cuadra,tengo disponibilidad,ando libre,estoy desocupado,estoy desocupada,está vacío,está vacía,vacía,vacío",
  later: "más tarde,después,hacia atrás,+ tarde,pa atrás,para atrás,retrásala,retrásalo",
  earlier:
    "adelántala,adelántalo,antes,más temprano,hacia adelante,adelanta,adelantar,+ temprano,más pronto,para adelante,pa delante,pa adelante,adelantamos,adelantemos,adelántame,adelantarlo,adelantarla",
  lasts:
    "dure,dura,durar,de duración,nos hace falta,necesitamos,hacen falta,hace falta,danos,dame,va a durar,que dure,basta,bastan,es suficiente,será suficiente,con eso vale,que dura,durará,duraría,que duren,de largo,durando,nos harían falta,harían falta,necesitaremos,nos basta,nos bastan,nos sobra,será suficiente con,con una duración de,duración de,una duración de,son suficientes,bastará,bastarán,bastaría,hacen falta unos,va para,nos lleva,llevará,tardaremos,tardará,vale con,con eso basta",
  hours: "h,hs",
  scope:
    "plantilla,plantillas,todo,todos,toda,todas,las dos,los dos,ambas,ambos,cada,serie,resto,solo esta,excepto,menos,salvo,otra vez,de nuevo,intercambia,intercambiar,repite,semanal,diario,mensual,siguientes,despeja,vacía,libre,ocupado,tarde,retraso,retrasado,deshaz,deshacer,cuenta,idioma,primera,primero,última,último,segunda,segundo,dos,tres,por qué,enfermo,disponible,a partir de ahora,esta vez,llegaré,llego,citas,reuniones,llamadas,próxima,próximo",
  allDay:
    "todo el día,día completo,día entero,el día entero,todo un día,días completos,dia completo,días enteros,tdo el día,todo el santo día,la jornada entera,toda la jornada,jornada completa,de la mañana a la noche,el día completo",
  somewhere:
    "en algún momento,en cualquier momento,algún momento,cuando sea,cuando quieras,cuando quiera,me da igual la hora,da igual la hora,da igual cuándo,a cualquier hora,cualquier hora,a la hora que quieras,a la hora que sea,cuando puedas meterlo,en cualquier hueco,en algún hueco",
  hollow:
    "cita,reunión de,evento,meeting,hueco,momento,tiempo,algo,cosa,mtg,mtng,mtgs,citas,rato,un rato,ratito,un ratito,cosita,slot,espacio,bloque,compromiso,evento de,encuentro,reunirse",
  kinds:
    "tel,reunión,llamada,call,videollamada,comida,almuerzo,cena,desayuno,café,copas,demo,sync,standup,revisión,entrevista,taller,curso,formación,dentista,médico,doctor,peluquería,peluquero,gimnasio,gym,1:1,kick-off,retro,retrospectiva,planificación,presentación,fiesta,cumpleaños,webinar,clase,feria,visita,fisio,masaje,yoga,vacaciones,congreso,conferencia,concierto,sesión,comité,balance,charla,lunch,brunch,puesta al día,seguimiento,reu,reus,junta,llamadita,telefonazo,video,videoconferencia,videocall,zoom,teams,meet,merienda,copa,cañas,unas cañas,caña,birras,unas birras,birra,cerveza,cervezas,vermut,vermú,aperitivo,tapas,asado,barbacoa,comida familiar,comilona,after,afterwork,cafelito,cafecito,desayunito,cine,teatro,fútbol,tenis,pádel,natación,piscina,running,crossfit,pilates,entreno,entrenamiento,gimnasia,partido,pachanga,fisioterapeuta,fisioterapia,osteópata,oftalmólogo,óptica,ginecólogo,ginecóloga,dermatólogo,dermatóloga,psicólogo,psicóloga,pediatra,veterinario,veterinaria,vet,podólogo,notario,notaría,gestoría,itv,taller mecánico,fontanero,electricista,manicura,pelu,peluquería canina,terapia,ecografía,análisis de sangre,vacuna,radiografía,resonancia,examen,defensa,tutoría,oposición,repaso,briefing,debrief,debriefing,daily,weekly,kickoff,kick off,lanzamiento,comité de dirección,junta directiva,consejo,one to one,one-to-one,1a1,1 a 1,mentoría,puesta en común,boda,bautizo,comunión,funeral,mudanza,cumple,ensayo,misa,excursión,quedada,paseo,firma,auditoría,inspección",
  concepts: {
    dentist: "dentista,odontólogo,odontóloga",
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
    "sala,sprint,fase,versión,capítulo,nivel,módulo,grupo,planta,piso,edificio,puerta,mesa,andén,estudio,parte,paso,equipo,ronda,terminal,oficina,habitación,nº,no,número,num,proyecto,pedido,factura,etapa",
  rooms: "sala,planta,piso,edificio,puerta,mesa,estudio,terminal,oficina,habitación,andén",
  weeks: "semana",
  streets: "calle,avenida,plaza,paseo,carrer,camino,ronda",
  interrogative:
    "qué,quién,cuándo,dónde,cuál,cuáles,cómo,cuánto,cuántos,por qué,q tal,xq,cuántas,cuánta,pa qué,adónde,a dónde",
  past: "tuve,tuvimos,tenía,teníamos,hubo",
  askedDone: "he,has,hemos,ya",
  opensQuestion: "es,son,era,está,hay,tiene,sigue siendo,sigue en pie,hay algo,está programada,está programado,cae",
  planned:
    "algo,planeado,programado,pendiente,previsto,todavía,aún,exactamente,otra vez,empieza,termina,en la agenda,citas,reuniones,en agenda,viene,vienen,vendrá,prevista,previstos,apuntado,apuntada,agendado,agendada,marcado,en el calendario,al final del todo,aún en pie,exactamente a qué hora,acaba,comienza,ya,verdad,o no,cierto,de nuevo,tuve,tenía,tuvimos,teníamos,hubo,había,he tenido,hice,empiece,que empiece,comience,que sea",
  subject: "yo,él,ella,ellos,estoy,estamos,soy,somos",
  said: "dijo,dice,solo tenía,solo puede,era,fue,es a,puede solo,solo tiene,solo le viene bien",
  goods:
    "taxi,una mesa,mesa para,hotel,vuelo,billete,billetes,entradas,reserva de,coche de alquiler,pizza,flores,uber,cabify,billete de tren,billete de avión,pasajes,pasaje,boleto,boletos",
  orders:
    "reserva,pide,busca,compra,llama,cancela,alquila,consigue,resérvame,pídeme,cómprame,búscame,encarga,encárgame,encargar",
  whatAbout: "qué hay de,y qué hay de,y qué tal,qué pasa con,y qué pasa con,qué tal,y para,y lo de",
  firstOf:
    "primera reunión,primera cita,primer evento,primera llamada,primera cosa,lo primero,primer compromiso,a qué hora empiezo,cuándo empiezo,con qué empiezo",
  lastOf:
    "última reunión,última cita,último evento,última llamada,última cosa,lo último,último compromiso,a qué hora acabo,cuándo acabo,a qué hora termino,cuándo termino",
  dayAfter:
    "al día siguiente,el día siguiente,día siguiente,el día después,el de después,al otro día,el otro día después,el día de después",
  dayBefore: "el día anterior,día anterior,el día antes,el día de antes,la víspera",
  howMany:
    "cuántas reuniones,cuantas reuniones,cuántas citas,cuantas citas,cuántos eventos,cuántas,cuántos,cuántas veces,cuántas reus,cuántas cosas,cuántas llamadas,cuántos compromisos,cuántos meetings,cuántos encuentros,cuántas veces he visto,cuántas tengo,cuántas juntas,qué cantidad de,qué tantas reuniones",
  lastTime:
    "cuándo vi … por última vez,cuando vi … por última vez,cuándo fue la última vez que vi a,la última vez que vi a,cuándo me reuní … por última vez,última reunión con,por última vez,cuándo fue la última vez que vi,cuándo fue la última vez que quedé con,cuándo fue la última vez que me reuní con,cuándo he visto … por última vez,cuándo quedé … por última vez,la última vez que quedé con,la última vez que me reuní con,la última vez que vi,última cita con,última llamada con,última vez con,mi última reunión con,hace cuánto que no veo a,cuánto hace que no veo a,desde cuándo no veo a,cuánto tiempo hace que no veo a,la última vez con,última vez que vi",
  talk: {
    bye: "adiós,hasta luego,hasta mañana,hasta pronto,nos vemos,buenas noches,que tengas un buen día,buen fin de semana,chao,chau,hasta otra,hasta ahora,hasta el lunes,hasta la vista,hasta la próxima,nos hablamos,hablamos,que descanses,que descanse,que duermas bien,que sueñes bonito,dulces sueños,feliz día,feliz tarde,feliz noche,feliz finde,buen finde,feliz fin de semana,que tenga buen día,que tengas buena tarde,que te vaya bien,que vaya bien,cuídate,besos,un beso,besitos,abrazos,un abrazo,bye,bye bye,adeu,agur,chaito,a dormir,me voy a dormir",
    how: "cómo estás,como estas,qué tal,que tal,cómo va todo,cómo va,todo bien,qué onda,qué hubo,quihubo,qué más,cómo andas,cómo te va,cómo está,cómo está usted,cómo están,cómo lo llevas,qué pasa,qué hay de nuevo,qué cuentas,qué te cuentas,todo bien por ahí,todo ok,qué tal todo,qué tal estás,qué tal va todo,cómo vamos,qué tal va,qué tal el día",
    praise:
      "eres un sol,eres el mejor,eres genial,genial,fantástico,jaja,bravo,qué bien,estupendo,muy bien,gracias,muchas gracias,eres un crack,eres una crack,qué crack,crack,eres la mejor,eres lo más,eres lo máximo,eres un amor,eres un cielo,eres un ángel,eres un genio,eres una joya,eres una máquina,eres un máquina,máquina,qué grande,qué grande eres,grande,qué máquina,buen trabajo,bien hecho,muy bien hecho,olé,jajaja,jajajaja,jeje,xd,qué guay,guay,mola,qué pasada,me encanta,perfecto,te quiero,te adoro,te amo,me salvas la vida,me has salvado,me salvaste,qué eficiente,increíble,maravilloso,maravilla,una maravilla,excelente,de diez,eres estupendo,eres fantástico,mil gracias,muchísimas gracias,gracias por todo,gracias majo,gracias maja,muy amable,qué majo,qué rápido",
  },
  mail: { from: "de", subject: "asunto", wrote: "escribió,escribe", forwarded: "reenviado,mensaje reenviado,rv,fwd" },
  unsupported: {
    colour: "color,colores,en rojo,de rojo,en verde,de verde,en azul,de azul,en amarillo,de color",
    link: "enlace de meet,enlace de zoom,enlace de teams,enlace,link de meet,link de zoom,link de teams,link,enlace de la reunión,enlace de la videollamada",
    attachment:
      "adjunta,adjuntar,adjunto,archivo,documento,pdf,diapositivas,foto,imagen,archivos,documentos,presentación en pdf,powerpoint,captura,fotos",
    note: "una nota,nota,comentario,descripción,notas,un comentario,una descripción",
    away: "respuesta automática,fuera de la oficina,mensaje de ausencia,autorespuesta,contestador",
    message:
      "envía,manda,escribe a,mándale,mándales,envíale,envíales,escríbele,escríbeles,un mensaje,un mensajito,un whatsapp,un wasap,un correo,un email,un mail,un sms,manda un whatsapp,manda un mensaje,envía un whatsapp,envía un mensaje,mándale un whatsapp",
    other:
      "imprime,imprimir,graba,grabar,traduce,tradúceme,traducir,privada,privado,como privado,paga,pagar,pide,pedir,compra,comprar,reserva un vuelo,reserva un hotel,pide un taxi,comparte mi agenda,prioridad,archiva,exporta,lista de la compra,imprímeme,grábame,cómprame,pídeme,el tiempo que hace,qué tiempo hace,qué tiempo hará,cuéntame un chiste,un chiste,chiste,transferencia,bizum,lista de compras,encarga,encárgame,encargar",
  },
  wholeDays: {
    off: "libro=Día libre,día libre=Día libre,días libres=Días libres,de vacaciones=Vacaciones,vacaciones,de baja=Baja,permiso,ausente,fuera de la oficina=Fuera de la oficina,día de vacaciones=Vacaciones,días de vacaciones=Vacaciones,de vacas=Vacaciones,vacas=Vacaciones,de permiso=Permiso,de baja médica=Baja médica,baja médica=Baja médica,día de asuntos propios=Asuntos propios,asuntos propios=Asuntos propios,de puente=Puente,día de descanso=Descanso,de descanso=Descanso,día franco=Día libre,en licencia=Licencia,permiso de paternidad=Permiso de paternidad,permiso de maternidad=Permiso de maternidad,moscoso=Moscoso,no trabajo=Libre",
    offOrFree: "libre",
    whole: "todo,todo el,toda,toda la,entero,entera",
    keep: "bloquea,bloquear,reserva,reservar,guarda,guardar,bloquéame,resérvame,guárdame,bloquee,reserve,guarde",
    noted: "cumpleaños,aniversario,día festivo,festivo,día de pago,cumple,día de la madre,día del padre,puente",
    long: "conferencia,congreso,feria,viaje,viaje de negocios,retiro,festival,hackathon,formación,curso,taller,seminario,visita,convención,escapada,crucero,campamento,excursión,offsite,residencia,prácticas,misión,jornadas,coloquio,máster",
    ask: "cuándo,cuando,qué días,cuánto tiempo",
    put: "pon,poner,coloca,ponme,apunta,apúntame,anota,anótame,mete",
    take: "estoy,estaré,cojo,coger,tomo,tomar,voy,pido,pedir,cogeré,tomaré,pediré,me pido,me cojo,me tomo,cogerme,tomarme,pedirme,cojamos,estaremos,estamos,iré,vamos,salgo",
  },
};
