[b]Asalto 6[/b]

[i]Noche en los muelles de Veridia · informe para Ana[/i]

[b]Personajes propios tras el asalto[/b]

[ul][li]«Sargento Vega»: 24 de 24 PV; en condiciones. Fusil de asalto: 14 de 30.[/li]
[li]«Ortiz»: 6 de 21 PV; en el suelo, incapacitado hasta el fin del asalto 11; impedido; sangra. Subfusil: 40 de 40.[/li][/ul]

[b]Los demás, según lo visto[/b]
[code]Personaje  Bando    Estado
---------  -------  ------
Lang       aliado   en pie
Mora       aliado   en pie
Kruger     enemigo  caído
Zoe        enemigo  caído
Bram       enemigo  en pie
Nadia      enemigo  en pie[/code]

[b][u]Qué pasó[/u][/b]

[b]Antes de la primera acción[/b]

[ul][li]«Sargento Vega»: iniciativa 16.[/li]
[li]«Ortiz»: iniciativa 12.[/li][/ul]

[b]Iniciativa 16[/b]

[ul][li]«Sargento Vega» dispara a «Kruger» (Fusil de asalto, fuego semiautomático). TA 10 contra 24: éxito (dE 4, d+ 9, d− 1; alcance −5; varias acciones +1). 3 impactos: brazo derecho (4), daño 10; brazo izquierdo (5), daño 10; abdomen (6), daño 10. Balas: 8 gastadas, 14 restantes.[/li]
[li]«Kruger» cae.[/li][/ul]

[b]Entretanto[/b]

[ul][li]«Zoe» dispara a «Ortiz» (fuego automático).[/li]
[li]«Zoe» acierta a «Ortiz»: pierna izquierda (9), daño 4; pasan 4.[/li]
[li]«Zoe» acierta a «Ortiz»: cabeza (10), daño 4; pasan 4.[/li]
[li]«Ortiz»: herida sin importancia, pierna izquierda, 4 puntos.[/li]
[li]«Ortiz»: herida sin importancia, cabeza, 4 puntos.[/li]
[li]Impacto en «Ortiz», 16 puntos: cae al suelo, incapacitado, 5 asaltos.[/li]
[li]A «Ortiz» le quedan 6 de 21 PV.[/li][/ul]

[b]Iniciativa 12[/b]

[ul][li]«Ortiz» pierde la acción 1 (disparar): incapacitado.[/li][/ul]

[b]Iniciativa 11[/b]

[ul][li]«Sargento Vega»: distinguir quién hay tras las cajas. TA 23 contra 18: fallo (dE 6, d+ 10, d− 6; varias acciones +1).[/li][/ul]

[b]Entretanto[/b]

[ul][li]«Lang» dispara a «Zoe» (fuego normal).[/li]
[li]«Zoe» cae.[/li]
[li]«Mora» se mueve rápido.[/li]
[li]«Bram» dispara a «Mora» (fuego semiautomático).[/li]
[li]A «Mora» se le cae un arma.[/li]
[li]«Mora» desenfunda un arma.[/li]
[li]«Nadia» recarga.[/li]
[li]«Nadia» dispara a «Sargento Vega» (fuego normal).[/li][/ul]

[b]TA propias del asalto[/b]
[code]Etiqueta        dE  d+  d−  Modificadores  Resultado  Habilidad  Grado
--------------  --  --  --  -------------  ---------  ---------  -----
R6/P-01/1/P-05   4   9   1             −4         10         24  éxito
R6/P-01/2        6  10   6             +1         23         18  fallo[/code]

[b][u]Cómo leerlo[/u][/b]

[ul][li]Una TA es dE + d+ + d− + modificadores y es éxito si no supera el valor de habilidad. Los mismos dados dan localización y daño.[/li]
[li]De los demás solo consta lo que se vio: ni sus dados, ni heridas, armadura o armas. El daño de los impactos propios va sin descontar cobertura ni armadura.[/li][/ul]

[b][u]Comprobación de las tiradas propias[/u][/b]

[i]Con la clave de un personaje cualquiera puede recalcular sus dados. Se toma HMAC-SHA-256 con la clave de abajo (como texto) y el mensaje <etiqueta de la TA>#0, luego #1, etc.; cada 8 cifras hexadecimales son un número w, y cada número, un dado: el resto de dividir w entre 10, más 1. Se saltan los números desde 4294967290. El primer dado es el dE; los otros dos, d+ y d−. Son excepción las caras que haya fijado el máster: su registro las marca.[/i]

«Sargento Vega», id de personaje P-01:
[code]0a9ecd0fa315897ae7ba5d35deeb481807f870591c45c1601c19a7a355ea1072[/code]
«Ortiz», id de personaje P-02:
[code]34ab398f2db268b9693bb7b08b409f785a6d4b795dfcb595a7829d5aacd756cc[/code]

Compromiso (hash SHA-256 de la semilla maestra):
[code]c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0[/code]
Hash de los datos del asalto:
[code]d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1[/code]
