/** Spanish words that are no names, whatever is fired, used or met. Separated by spaces. */

/** Never a part of a name that is not known. */
export const NOT_NAMES: readonly string[] = `
  cobertura cubierto cubrirse refugio terreno emboscada trinchera trincheras posicion arma armas todo todas todos
  nada nadie algo alguien veces vez luego despues antes solo solamente casi mucho mucha muchos muchas poco poca
  pocos demasiado muy mas menos en a ante bajo con contra de del al desde entre hacia hasta para por segun sin
  sobre tras que quien cual donde como se nos me te os le les su sus nuestro nuestra nuestros nuestras mi mis este
  esta ese esa ellos ellas yo tu vosotros ustedes usted es son ser estar hay ha han orden ordenes ayuda ventaja
  ventajas iniciativa superioridad suerte miedo fuerza fuerzas municion aliado aliados aliada aire base bosque
  refuerzos turno turnos casa danos dano bajas perdidas linea lineas vision visibilidad tiempo comandante lider
  colina piernas cabeza flanco flancos retaguardia camino espacio motivo contacto supervivientes prisioneros
  heridos herido mando senal puente ciudad edificio muro rio peligro amenaza cuidado sigilo velocidad espalda
  voluntad tactica ocasion oportunidad
`
  .trim()
  .split(/\s+/);

/** Never the name of a type that is not known: weapons, qualities. */
export const NOT_TYPES: readonly string[] = `
  granada granadas fusil fusiles ametralladora ametralladoras cohete cohetes misil misiles mina minas blindaje
  armamento alcance rango mejor mejores menos mas
`
  .trim()
  .split(/\s+/);

/** Never the name of a weapon that is not known: those who carry them. */
export const NOT_WEAPONS: readonly string[] = `
  tanque tanques infanteria francotirador francotiradores helicoptero helicopteros soldado soldados hombres tropas
  explorador exploradores gente
`
  .trim()
  .split(/\s+/);
