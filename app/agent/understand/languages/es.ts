import type { LanguageWords } from "./language";

export const spanish: LanguageWords = {
  code: "es",
  acts: {
    create:
      "agenda,agendar,agéndame,agendame,programa,programar,reserva,reservar,resérvame,añade,añadir,pon,poner,ponme,crea,crear,organiza,organizar,planifica,planificar,apunta,apuntar,apúntame,bloquea,bloquear,anota,anotar,mete,meter,queda,quedar,concierta,concertar,marca,marcar,quedo,quedamos,quedé,ponme con,apúntame con,me veo,nos vemos,ponerme",
    move: "mueve,mover,muévela,muévelo,pasa,pasar,pásala,pásalo,cambia,cambiar,cámbiala,cámbialo,aplaza,aplazar,pospón,posponer,retrasa,retrasar,retrásala,retrásalo,adelántala,adelántalo,aplázala,aplázalo,adelanta,adelantar,reprograma,reprogramar,reagenda,reagendar,traslada,trasladar,movida,otra hora,otro momento,otro hueco,otro día,otra fecha,hueco más tarde,corre,correr",
    cancel:
      "cancela,cancelar,cancélala,cancélalo,anula,anular,anúlala,borra,borrar,elimina,eliminar,quita,quitar,suprime,suprimir,cancelado,cancelada",
    invite: "invita,invitar,añade,añadir,agrega,agregar,incluye,incluir",
    uninvite: "quita,quitar,elimina,saca,sacar,sin,desinvita",
    longer: "alarga,alargar,alárgala,alárgalo,amplía,ampliar,más larga,más largo,extiende,extender,prolonga,prolongar",
    shorter: "acorta,acortar,acórtala,más corta,más corto,reduce,reducir",
    ask: "qué tengo,que tengo,qué hay,que hay,tengo algo,cuándo es,cuando es,dónde es,donde es,quién viene,quien viene,muestra,muéstrame,cuántas,cuantas,cuántos,cuantos,cuánto dura,cuanto dura,a qué hora es,a que hora es,cuándo veo,cuando veo,a qué hora tengo,a que hora tengo,a qué hora empieza,a que hora empieza,qué día es,que dia es,hay algo,qué tenemos,que tenemos,qué citas tengo,qué reuniones tengo,dime qué tengo,dime que tengo,enséñame,qué me espera,cuándo empieza,cuando empieza,cuándo tengo,cuando tengo,con quién es,con quien es,con quién,a qué hora,a que hora,a quién vi,dónde está",
    find: "busca,buscar,encuentra,encontrar,cuándo puedo,cuando puedo,cuándo podemos,cuando podemos,estoy libre",
    absent: "no puedo ir a,no puedo ir al,no puedo asistir,no llego a,no podré ir a,no puedo asistir a",
    tell: "dile,avisa,avisar,avísale,informa,informar,manda,mandar,envía,enviar,escribe,escribir",
    rename: "renombra,renombrar,llámala,llámalo",
    remind: "recuérdame,recuerda,recordar,recordatorio,recordatorios,alarma,temporizador",
  },
  weak: "tengo,tener,quiero,quisiera,ver,necesito,haz,hacer,hay",
  repair:
    "no espera,espera no,espera,no,mejor,o mejor,mejor dicho,más bien,en realidad,perdón,perdona,lo siento,quiero decir,quería decir,quise decir,corrección,ups,uy,al final,en vez de eso,hora equivocada,día equivocado,eh,no perdón,digamos,ay no,o mejor dicho,no mejor,que sea,mejor que sea,ponla,ponlo,hazlo,déjalo,déjala,debería ser,tendría que ser,me equivoqué,me equivoque,me he equivocado,error,nombre equivocado,persona equivocada,errata,mejor no,ay perdón,perdón no,digo,corrijo,rectifico,ostras,vaya",
  courtesy:
    "hola,buenos días,buenas tardes,buenas noches,buenas,por favor,porfa,por fa,puedes,podrías,puede,podría,podemos,podríamos,puedo,me puedes,me podrías,es posible,sería posible,hay forma de,hay alguna forma de,hay manera de,si es posible,si puedes,si se puede,quiero,quisiera,me gustaría,necesito,tengo que,debo,tenemos que,hay que,gracias,muchas gracias,vale,ok,okay,sí,si,bueno,entonces,pues,solo,rápido,para mí,me,nos,también,quizás,quizá,tal vez,parley,me va bien,va bien,vendría bien,estaría bien,oye,aún,todavía,te importa,poder,favor,de acuerdo,perfecto,genial,serías tan amable de,sería tan amable de,serías tan amable,me harías el favor de,me haces el favor de,hazme el favor de,si no es molestia,si no te importa,cuando puedas,en cuanto puedas,gracias de antemano,muchísimas gracias,mil gracias,un saludo,por cierto,en fin,total,a ver,venga,anda,porfi,porfis,te pido,te pediría,quería,querría,podrías por favor,podrás,amable,dale,listo,bueno pues,dime,estupendo,ahora,hoy mismo no,no va bien,no me va bien,no puede ser,ya no,pregunta si podemos,perdona que te moleste,sin prisa,espero que estés bien,no corre prisa",
  filler:
    "el,la,los,las,lo,un,una,unos,unas,mi,mis,nuestro,nuestra,nuestros,nuestras,en mi agenda,en la agenda,a mi agenda,en mi calendario,en el calendario,a mi calendario,de mi agenda,de mi calendario,calendario,yo,nosotros,es,será,ser,sea,este,esta,ese,esa,que,nuevo,nueva,sobre las,hacia,a eso de,a partir,desde,y,en,al,a,del,de,dura,algo,él,ella,ellos,le,señor,señora,sr,sra,don,doña,juntos,juntas,los dos juntos",
  negation: "no,nunca,ya no,no quiero,jamás",
  condition: "si,a menos que,en caso de,salvo que",
  because: "porque,ya que",
  them: "le,la,nos,ella",
  otherwise: "si no,sino,de lo contrario,en caso contrario",
  join: "y,e,&,luego,después,también,además,y también,y luego",
  it: "lo,la,las,los,eso,esa,ese,esa cita,este,esta",
  with: "con,junto con",
  about:
    "sobre,acerca de,acerca del,respecto a,re,asunto,para hablar de,para hablar del,para discutir,en relación con,tema",
  called: "llamado,llamada,titulado,titulada,con título,título,con el título",
  at: "en,a,al,vía,por,@",
  for: "para,por,durante",
  to: "a,al,para,hasta,hacia,a la,a las,para el,para las",
  from: "de,del,desde",
  since: "desde,a partir",
  on: "el,este,esta,a,en,por",
  not: "no,sin,en vez de,en lugar de",
  but: "sino,pero,sino con",
  too: "también,además,que venga",
  byLength: "retrasa … de",
  or: "o,o bien,u",
  sameTime: "misma hora,a la misma hora,la misma hora",
  inItsPlace: "a esa hora,en su lugar,en ese hueco,en vez de eso",
  afterThat: "justo después,a continuación,después,luego,enseguida",
  each: "cada una,cada uno,cada",
  late: "tarde,llego tarde,voy tarde,voy con retraso,retraso",
  free: "estoy libre,tengo hueco,tengo tiempo,está libre,puedo,sí,es posible,libre",
  later: "más tarde,después,hacia atrás",
  earlier: "adelántala,adelántalo,antes,más temprano,hacia adelante,adelanta,adelantar",
  lasts:
    "dure,dura,durar,de duración,nos hace falta,necesitamos,hacen falta,hace falta,danos,dame,va a durar,que dure,basta,bastan,es suficiente,será suficiente,con eso vale",
  hours: "",
  scope:
    "plantilla,plantillas,todo,todos,toda,todas,las dos,los dos,ambas,ambos,cada,serie,resto,solo esta,excepto,menos,salvo,otra vez,de nuevo,intercambia,intercambiar,repite,semanal,diario,mensual,siguientes,despeja,vacía,libre,ocupado,tarde,retraso,retrasado,deshaz,deshacer,cuenta,idioma,primera,primero,última,último,segunda,segundo,dos,tres,por qué,enfermo,disponible,a partir de ahora,esta vez,llegaré,llego,citas,reuniones,llamadas,próxima,próximo",
  allDay: "todo el día,día completo,día entero,el día entero,todo un día",
  somewhere: "en algún momento,en cualquier momento,algún momento,cuando sea",
  hollow: "cita,reunión de,evento,meeting,hueco,momento,tiempo,algo,cosa,mtg,mtng,mtgs",
  kinds:
    "reunión,llamada,call,videollamada,comida,almuerzo,cena,desayuno,café,copas,demo,sync,standup,revisión,entrevista,taller,curso,formación,dentista,médico,doctor,peluquería,peluquero,gimnasio,gym,1:1,kick-off,retro,retrospectiva,planificación,presentación,fiesta,cumpleaños,webinar,clase,feria,visita,fisio,masaje,yoga,vacaciones,congreso,conferencia,concierto,sesión,comité,balance,charla,lunch,brunch,puesta al día,seguimiento",
  concepts: {
    dentist: "dentista",
    doctor: "médico,doctor,doctora",
    hairdresser: "peluquería,peluquero,peluquera",
    lunch: "almuerzo,comida,lunch",
    dinner: "cena",
    breakfast: "desayuno",
    coffee: "café",
    birthday: "cumpleaños",
  },
  numbered:
    "sala,sprint,fase,versión,capítulo,nivel,módulo,grupo,planta,piso,edificio,puerta,mesa,andén,estudio,parte,paso,equipo,ronda,terminal,oficina,habitación,nº,no,número,num,proyecto,pedido,factura,etapa",
  rooms: "sala,planta,piso,edificio,puerta,mesa,estudio,terminal,oficina,habitación,andén",
  streets: "calle,avenida,plaza,paseo,carrer,camino,ronda",
  interrogative: "qué,quién,cuándo,dónde,cuál,cuáles,cómo,cuánto,cuántos,por qué",
  opensQuestion: "es,son,era,está,hay,tiene",
  planned:
    "algo,planeado,programado,pendiente,previsto,todavía,aún,exactamente,otra vez,empieza,termina,en la agenda,citas,reuniones,en agenda",
  whatAbout: "qué hay de",
  dayAfter: "al día siguiente,el día siguiente,día siguiente,el día después",
  dayBefore: "el día anterior,día anterior,el día antes",
  howMany:
    "cuántas reuniones,cuantas reuniones,cuántas citas,cuantas citas,cuántos eventos,cuántas,cuántos,cuántas veces",
  lastTime:
    "cuándo vi … por última vez,cuando vi … por última vez,cuándo fue la última vez que vi a,la última vez que vi a,cuándo me reuní … por última vez,última reunión con,por última vez",
  talk: {
    bye: "adiós,hasta luego,hasta mañana,hasta pronto,nos vemos,buenas noches,que tengas un buen día,buen fin de semana,chao,chau",
    how: "cómo estás,como estas,qué tal,que tal,cómo va todo,cómo va,todo bien",
    praise:
      "eres un sol,eres el mejor,eres genial,genial,fantástico,jaja,bravo,qué bien,estupendo,muy bien,gracias,muchas gracias",
  },
  mail: { from: "de", subject: "asunto", wrote: "escribió,escribe" },
  unsupported: {
    colour: "color",
    link: "enlace de meet,enlace de zoom,enlace de teams,enlace",
    attachment: "adjunta,adjuntar,adjunto,archivo,documento,pdf,diapositivas,foto,imagen",
    note: "una nota,nota,comentario,descripción",
    away: "respuesta automática,fuera de la oficina,mensaje de ausencia",
    message: "envía,manda,escribe a",
    other:
      "imprime,imprimir,graba,grabar,traduce,tradúceme,traducir,privada,privado,como privado,paga,pagar,pide,pedir,compra,comprar,reserva un vuelo,reserva un hotel,pide un taxi,comparte mi agenda,prioridad,archiva,exporta,taxi,una mesa,mesa para,hotel,vuelo,billete,billetes,entradas,reserva de,coche de alquiler,lista de la compra",
  },
  wholeDays: {
    off: "día libre=Día libre,días libres=Días libres,de vacaciones=Vacaciones,vacaciones,de baja=Baja,permiso,ausente,fuera de la oficina=Fuera de la oficina",
    offOrFree: "libre",
    whole: "todo,todo el,toda,toda la",
    keep: "bloquea,bloquear,reserva,reservar,guarda,guardar",
    noted: "cumpleaños,aniversario,día festivo,festivo,día de pago",
    long: "conferencia,congreso,feria,viaje,viaje de negocios,retiro,festival,hackathon,formación,curso,taller,seminario,visita",
    ask: "cuándo,cuando,qué días,cuánto tiempo",
    put: "pon,poner,coloca",
    take: "estoy,estaré,cojo,coger,tomo,tomar,voy,pido,pedir",
  },
};
