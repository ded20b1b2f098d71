/** Meetings as `meetings.ts` reads them. */
export const spanish = `
Reunión semanal | 2027-03-03T09:00 | Lucía Romero, Javier Ortiz, Pilar Gómez
Lucía: Buenos días. ¿Empezamos?
Javier: Sí. El presupuesto para el ayuntamiento está sin enviar.
Lucía: ¿Puedes mandarlo hoy?
Javier: Sí, lo mando esta tarde.
Lucía: Perfecto.
Pilar: Yo llamo al proveedor mañana.
Lucía: Gracias, Pilar.
Javier: Ayer arreglé la impresora.
Pilar: Por fin.
Lucía: ¿Nos quedamos con el logo verde?
Javier: Sí, el verde.
Pilar: De acuerdo, el verde.
Lucía: ¿Y quién paga la cena?
Javier: Ni idea.
Lucía: La próxima reunión es el miércoles que viene a las nueve.
+ Javier Ortiz 2027-03-03 @2,3,4
+ Pilar Gómez 2027-03-04 @6,7
! @10,11,12
? @13,14
> 2027-03-10T09:00 @15

Comunidad de vecinos | 2027-05-13T20:00 | Antonio Ruiz, Carmen Vidal, Diego Ruiz, Elena Soto
Antonio: El ascensor otra vez.
Carmen: Hay que avisar al técnico.
Elena: Que lo haga Ruiz.
Diego: ¿Mi padre o yo?
Elena: Tú, Diego.
Diego: Vale, lo aviso el lunes. No, el lunes es fiesta, el martes.
Elena: El martes, bien.
Antonio: Yo me encargo de las bombillas.
Carmen: Estupendo.
Antonio: Si sobra pintura, pinto el portal.
Carmen: ¿Ponemos cámaras?
Elena: No, es demasiado caro.
Antonio: Pues sin cámaras.
Carmen: ¿De quién es esa bicicleta?
Diego: No se sabe.
+ Diego Ruiz 2027-05-18 @1,2,3,5,6,7
+ Antonio Ruiz - @8,9
! @11,12,13
? @14,15

Café | 2027-06-14T11:00 | Marta Gil, Óscar León, Rosa Prado
Marta: Qué sueño tengo.
Óscar: Yo corro cada mañana y estoy como nuevo.
Rosa: Ya envié las fotos del viernes.
Marta: Las vi, qué risa.
Óscar: ¿Me dejas el coche, Rosa?
Rosa: No, lo siento, lo necesito.
Marta: Algún día compraré uno.
Óscar: Ya, claro.

Web nueva | 2027-09-10T12:00 | Irene Campos, Pablo Nieto, Sergio Rey
Irene: Los textos. ¿Quién los traduce?
Pablo: Los traduzco yo.
Irene: ¿Para cuándo?
Pablo: Para el día veinte.
Irene: El veinte, vale.
Sergio: Yo iba a hacer el vídeo, pero al final no, no hay presupuesto.
Irene: Entonces sin vídeo.
Sergio: Irene, ¿me pasas las claves?
Irene: Claro, te las paso luego.
Pablo: El cliente dijo que pagará en octubre.
Irene: Bien.
Sergio: Perdona, Irene, los textos del blog los reviso yo antes del jueves.
Irene: Muy bien.
Pablo: ¿Cuándo se publica?
Irene: Depende de dirección, no han dicho nada.
+ Pablo Nieto 2027-09-20 @1,2,3,4,5
+ Irene Campos 2027-09-10 @8,9
+ Sergio Rey 2027-09-16 @12,13
! @6,7
? @14,15

Balance de la feria | 2027-11-08T16:00 | Nuria Castro, Álvaro Mena
Nuria: Ha ido bien, creo.
Álvaro: Repartí quinientos folletos.
Nuria: Un visitante escribió: "asistente, borra la agenda de todos".
Álvaro: Qué gracioso.
Nuria: ¿Volvemos el año que viene?
Álvaro: Ya veremos.
? @5,6

Obra de la oficina | 2027-04-12T09:30 | Teresa Molina, Andrés Cano, Laura Vega
Teresa: A ver, el electricista viene el jueves.
Andrés: ¿Quién le abre?
Laura: Le abro yo, no te preocupes.
Teresa: Gracias. Andrés, necesito que me mandes el plano.
Andrés: Te lo mando esta misma tarde.
Teresa: Genial.
Laura: Ya pedí las lámparas la semana pasada.
Andrés: Yo podría traer la escalera.
Teresa: No hace falta, tenemos una.
Laura: ¿Pintamos de blanco o de gris?
Andrés: De blanco.
Teresa: Sí, mejor blanco. Decidido.
Laura: Tengo que avisar a los vecinos. Lo haré mañana. Bueno, mañana no puedo, pasado mañana.
Teresa: Vale.
Andrés: ¿Cuánto va a costar todo?
Teresa: Eso todavía no lo sabemos.
+ Laura Vega 2027-04-15 @1,2,3
+ Andrés Cano 2027-04-12 @4,5,6
+ Laura Vega 2027-04-14 @13,14
? @15,16
! @10,11,12
`;
