import { desde, enLaCeiba, type Frases, hasta } from './frases.ts'

/** ¿Qué cambiarías primero de estos servicios? */
export const SERVICIOS: Frases = {
  todos: [
    hasta(2023, 'El comedor.'),
    hasta(2023, 'La comida del comedor, siempre es lo mismo y llega fría.'),
    hasta(2023, 'El precio del almuerzo, sale más barato comer afuera.'),
    hasta(2023, 'La cafetería: hay que hacer veinte minutos de fila.'),
    hasta(2023, 'La higiene del comedor, más de uno se ha enfermado.'),
    hasta(2023, 'Que haya opciones de comida para los que no podemos comer grasa.'),
    hasta(2023, 'Microondas que sirvan, hay dos para toda la planta.'),
    desde(2024, 'El comedor mejoró mucho, ahora falta que abra más temprano.'),
    desde(2024, 'Con el comedor nuevo estamos bien, yo pediría más mesas.'),
    desde(2024, 'Que el comedor nuevo también atienda bien en la noche.'),
    'El parqueo.',
    'El transporte.',
    'El parqueo, no hay lugar para los que llegamos después de las siete.',
    'Que las constancias no tarden quince días, el banco no espera.',
    'Un parqueo techado para motos, se mojan y se las han robado.',
    'Los permisos, que se puedan pedir por teléfono o en línea.',
    'La clínica debería atender todos los días y no solo martes y jueves.',
    'Que la doctora vea también a {familia}, aunque sea pagando algo.',
    'Más actividades para las familias y no solo futbol.',
    'Recursos Humanos atiende bien, pero nunca hay quien conteste el teléfono.',
    'Que en las actividades recreativas participen todas las áreas.',
    'Un lugar para descansar a la hora del almuerzo.',
    'Nada, están bien.',
    'El agua. Los oasis pasan vacíos media mañana.',
    'Los baños, hace falta papel y jabón todos los días.',
  ],
  jefes: ['Agilizar las contrataciones: una plaza vacía nos tarda dos meses.'],
  oficina: [
    'Informática: uno pone el reporte y le contestan cuando ya lo resolvió.',
    'Las computadoras son lentas, sobre todo las de contabilidad.',
    'Sillas. Paso ocho horas sentado y la mía no tiene respaldo.',
  ],
  planta: [
    'Los uniformes, dan dos al año y se rompen en tres meses.',
    'Los guantes, la talla que dan le queda a uno de cada diez.',
    'Botas de mejor calidad, las de ahora lastiman.',
    enLaCeiba('El bus de la mañana va lleno, faltan dos más por la ruta de Villa Nueva.'),
  ],
  noche: [
    'El transporte a la salida del turno, es lo más urgente.',
    'Que la clínica tenga alguien de noche, los accidentes no avisan.',
    'Comida caliente en el turno de noche.',
  ],
  reparto: [
    'Impermeables para el reparto, en invierno trabajamos empapados.',
    'Fajas para cargar, las que hay ya no aprietan.',
  ],
  ventas: [
    'El reembolso de gasolina, que no tarde un mes.',
    'Teléfonos que aguanten el día, la batería muere a las tres.',
  ],
  tiendas: [
    'Uniformes de tallas pequeñas, a varias nos quedan enormes.',
    'Que soporte atienda los domingos.',
  ],
}
