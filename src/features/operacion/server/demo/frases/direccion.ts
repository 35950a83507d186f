import { desde, enLaCeiba, type Frases } from './frases.ts'

const sinPropias = { jefes: [], oficina: [], planta: [], noche: [], reparto: [], ventas: [], tiendas: [] }

/** ¿Qué otra cosa te gustaría decirle a la dirección?, of those who are content. */
export const DIRECCION_A_GUSTO: Frases = {
  ...sinPropias,
  todos: [
    'Gracias.',
    'Que sigan así.',
    'Gracias por el trabajo y por cumplir siempre con el pago.',
    desde(2025, 'Se nota el cambio con los supervisores después del curso, ojalá siga.'),
    'Felicidades por abrir este espacio, y que no se quede solo en la encuesta.',
    'Que vamos por buen camino, pero no se olviden de los que estamos en la operación.',
    'Agradezco la oportunidad, aquí he aprendido lo que sé.',
    'Cuenten conmigo. Cuando la dirección explica las cosas, uno trabaja con más ganas.',
    'Por favor repitan las visitas de la gerencia a las áreas, a la gente le gustó.',
    desde(2024, 'El cambio del comedor fue un acierto, gracias por escuchar.'),
    'Espero jubilarme en {empresa}.',
    'Que compartan más los resultados, también nos alegramos cuando se gana.',
    'Me gustaría que mi hijo trabajara aquí algún día.',
    'Todo bien por el momento.',
  ],
  noche: ['Vengan una noche a la planta, los recibimos con café.'],
  reparto: [desde(2025, 'Gracias por los camiones nuevos, se trabaja con otra cara.')],
  ventas: [desde(2025, 'La marca está fuerte. Con metas realistas vamos a cumplir.')],
  tiendas: [desde(2025, 'Confíen en las tiendas, los clientes preguntan cuándo abrimos otra.')],
}

/** The same, of those who are not. */
export const DIRECCION_A_DISGUSTO: Frases = {
  ...sinPropias,
  todos: [
    'Que lean esto de verdad.',
    'Cumplan lo que prometen.',
    desde(2024, 'El año pasado contestamos lo mismo y no hemos visto cambios.'),
    'Escuchen a la gente de abajo, ahí están las soluciones.',
    'Que no se vaya más gente buena por no subirle un poco al sueldo.',
    'Estoy buscando otro trabajo y no soy la única persona de mi área.',
    'Revisen a los mandos medios, la información no baja y las quejas no suben.',
    'No tengo confianza para decir esto con mi nombre, por eso agradezco que sea anónimo.',
    'Que bajen a la planta sin avisar y vean cómo se trabaja.',
    'Cuando uno propone algo le dicen que sí y ahí se queda.',
    'Si la empresa gana, que se note también en los que trabajamos.',
    'Que dejen de cambiar las prioridades cada semana.',
    'Pongan atención al trato. Un grito no arregla una máquina.',
    'Prefiero no comentar.',
  ],
  noche: [
    'Los de la noche también somos parte de {empresa}.',
    'Llevamos dos años pidiendo transporte. Solo queremos una respuesta, aunque sea no.',
  ],
  planta: [enLaCeiba('Antes de comprar otra máquina, arreglen el techo.')],
  oficina: ['Nos piden ponernos la camiseta, pero la camiseta ya tiene agujeros.'],
  reparto: ['Salgan un día en ruta con nosotros y después hablamos de metas.'],
  ventas: [desde(2025, 'Las metas se pusieron en una oficina, no en la calle.')],
  tiendas: ['Los domingos también tenemos familia.'],
}
