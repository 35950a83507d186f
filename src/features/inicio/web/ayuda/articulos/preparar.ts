import { type Articulo, PERSONAL } from '../articulo.ts'

const VER = '/admin/clima-organizacional/ver-climas'
const base = { tema: 'Preparar una ronda', para: PERSONAL } as const

export const PREPARAR: readonly Articulo[] = [
  {
    ...base,
    clave: 'empresa',
    titulo: 'Registrar una empresa',
    entrada: 'Cada ronda es de una empresa. Basta su nombre; lo demás puede venir después.',
    pasos: [
      'En [[Ver Climas Organizacionales]] entra a [[Empresas]] y aprieta [[Nueva empresa]].',
      'Escribe el nombre comercial. Si tienes el logotipo, súbelo: aparece en la encuesta y en los correos de esa empresa.',
      'Guarda. La empresa ya se puede escoger al crear un clima.',
    ],
    dudas: [
      {
        duda: 'No puedo eliminar una empresa',
        respuesta: 'Se puede cuando no tiene climas. Elimina antes los que ya no sirvan.',
      },
    ],
    imagen: {
      ruta: '/admin/clima-organizacional/empresas',
      alt: 'Lista de empresas',
      pie: 'Las empresas de la demostración.',
    },
  },
  {
    ...base,
    clave: 'clima',
    titulo: 'Crear un clima con la plantilla o con tu Excel',
    entrada:
      'La plantilla trae indicadores, variables y preguntas ya ordenados. Tú pones los grupos y cuántas personas hay en cada uno.',
    pasos: [
      'En [[Ver Climas Organizacionales]] aprieta [[Nuevo clima]] y escoge la empresa.',
      'Elige de dónde parte: [[La plantilla]], [[Una de mis plantillas]], [[Otra ronda]] (de esta empresa o de otra), [[Mi Excel]] o [[En blanco]]. Las plantillas propias las guarda un administrador con [[Guardar como plantilla]], al pie de un clima.',
      'Tu Excel se lee como lo tengas, fila por fila, y lo que no se entendió se pregunta. Con [[Exportar Excel]] un clima sale en ese mismo formato.',
      'Revisa la fecha de inicio: de ella sale el año de la ronda. Si ese año ya tiene otra, ponle un nombre: se leerá «2026 · Pulso de mayo».',
      'Con [[Crear y adaptar]] sigues en sus grupos y áreas; con [[Crear sin adaptar]], en la página del clima. Ahí la lista [[Antes de activar]] dice lo que falta.',
    ],
    imagen: {
      ruta: '/admin/clima-organizacional/nuevo-clima',
      alt: 'Pantalla de nuevo clima',
      pie: 'Las maneras de empezar.',
    },
  },
  {
    ...base,
    clave: 'estructura',
    titulo: 'Cambiar grupos, áreas y preguntas',
    entrada:
      'La estructura dice quiénes contestan y qué se les pregunta. Cámbiala con calma antes de abrir la encuesta.',
    pasos: [
      'En la página del clima abre [[Estructura]].',
      'Agrega o corrige en su sección: [[Grupos de opinión]], [[Áreas de trabajo]], [[Indicadores de medición]] y [[Cuestionario]].',
      'Si los grupos están en una hoja de cálculo, copia sus renglones (nombre, área y planeados) y pégalos sobre el nombre de un grupo. Lo mismo con áreas, variables, factores y preguntas.',
      'En una parte de escala escribe de 2 a 11 puntos en orden y marca los que cuentan a favor: su porcentaje mide la variable, junto a las caras. Si va de 0 a 10, puede ser un eNPS.',
      'Los errores aparecen en su fila al salir de ella. Guarda cuando no quede ninguno.',
    ],
    cuida:
      'Después de la primera respuesta se corrigen textos y se agregan grupos. El sentido, los códigos, el orden y las áreas ya no cambian: lo contestado sigue diciendo lo mismo.',
    imagen: {
      ruta: '/admin/clima-organizacional/estructura/CLIMA',
      alt: 'Editor de la estructura de un clima',
      pie: 'Cada sección tiene su lugar en el editor.',
    },
  },
  {
    ...base,
    clave: 'minimo',
    titulo: 'Elegir el mínimo por grupo',
    entrada:
      'Ninguna cifra se muestra de menos personas que el mínimo. Con cinco, lo usual, nadie se reconoce en un promedio.',
    pasos: [
      'En la página del clima busca [[Mínimo por grupo]].',
      'Súbelo cuando quieras. Desde la primera invitación ya no baja: es lo que se le prometió a quien contesta.',
      'En la estructura, sección [[Grupos]], escoge antes de invitar si las cifras se leen por grupos y áreas o solo por áreas. Por áreas, una empresa chica lee más antigüedades. También puedes escoger solo algunos grupos.',
      'Un grupo con menos personas planeadas que el mínimo se lee dentro de su área. Si quieres leerlo aparte, júntalo con otro antes de abrir la encuesta.',
    ],
    cuida: 'A veces se reserva también otro grupo: el que, restado, diría lo que contestó el pequeño.',
  },
  {
    ...base,
    clave: 'activar',
    titulo: 'Abrir y detener la encuesta',
    entrada: 'Una encuesta recibe respuestas mientras está activa y no pasa su fecha límite.',
    pasos: [
      'En la página del clima revisa [[Antes de activar]]: dice lo que falta y no impide nada.',
      'Mueve el interruptor de la encuesta. Quienes ya tienen su token pueden entrar al instante.',
      'Para detenerla, mueve el interruptor otra vez. Lo contestado queda guardado.',
      'Para acordar el estudio con el cliente antes de empezar, [[Abrir la ficha]]: una página con grupos, personas planeadas, fechas y cuestionario.',
    ],
    imagen: {
      ruta: `${VER}?vista=EditarClima&clima=CLIMA`,
      alt: 'Página de un clima con su lista de pendientes y su participación',
      pie: 'La página del clima: qué falta, cómo va y a dónde ir.',
    },
  },
]
