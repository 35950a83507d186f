import { type Articulo, PERSONAL } from '../articulo.ts'

const VER = '/admin/clima-organizacional/ver-climas'
const base = { tema: 'Invitar y seguir', para: PERSONAL } as const

export const INVITAR: readonly Articulo[] = [
  {
    ...base,
    clave: 'invitar',
    titulo: 'Invitar por correo',
    entrada: 'Cada persona recibe su propio token. El correo se manda solo; tú sigues trabajando.',
    pasos: [
      'En la página del clima entra a [[Invitación de encuesta]].',
      'Escoge [[A un grupo de opinión]] y pega las direcciones, o [[A toda la empresa, con un archivo]] si tienes una lista con grupos.',
      'Revisa lo que se leyó: las direcciones mal escritas se nombran y no se manda nada hasta corregirlas.',
      'Invita. En [[Encuestados]] se ve cómo salió cada correo.',
    ],
    cuida:
      'Nadie ve el token de otra persona, tampoco tú: viaja en el correo y no queda escrito en ninguna parte.',
    imagen: {
      ruta: `${VER}?vista=InvitacionDeEncuesta&clima=CLIMA`,
      alt: 'Pantalla de invitación con la participación por grupo',
      pie: 'Contestaron, invitadas y planeadas, siempre juntas.',
    },
  },
  {
    ...base,
    clave: 'tokens',
    titulo: 'Invitar a quienes no tienen correo',
    entrada: 'Quien no tiene correo contesta con un token que se le entrega en papel.',
    pasos: [
      'En [[Invitación de encuesta]] escoge el grupo y crea los tokens que faltan en [[¿Cuántos tokens?]]',
      'Imprime, recorta y deja que cada quien tome el suyo. No anotes quién tomó cuál: de eso depende que sea anónima.',
      'La persona abre el enlace de la encuesta y escribe su token.',
    ],
    cuida:
      'Los tokens sin correo de un grupo no pasan de las personas planeadas que no fueron invitadas por correo, y la bitácora dice quién los hizo.',
  },
  {
    ...base,
    clave: 'seguir',
    titulo: 'Seguir la participación',
    entrada: 'Se sigue a los grupos, no a las personas.',
    pasos: [
      'El [[Dashboard]] muestra las encuestas abiertas y el grupo que va atrás.',
      'En la página del clima, [[Participación]] dice cuántas personas contestaron, cuántas se invitaron y cuántas se planearon.',
      'En [[Encuestados]] se ve a quién llegó el correo. Nunca qué contestó.',
    ],
    imagen: {
      ruta: '/dashboard',
      alt: 'Dashboard con las encuestas abiertas y lo que espera',
      pie: 'Lo de hoy, en una pantalla.',
    },
  },
  {
    ...base,
    clave: 'recordar',
    titulo: 'Recordar a quienes faltan',
    entrada: 'Un recordatorio le llega solo a quien no ha terminado, y una sola vez al día.',
    pasos: [
      'En [[Encuestados]] busca [[Recordar a quienes faltan]].',
      'Confirma. El correo dice cuánto falta para la fecha límite y trae el mismo token.',
      'Quien no quiere más recordatorios los detiene con un enlace de su correo; la pantalla no dice quién.',
    ],
    dudas: [
      {
        duda: 'El botón dice que ya se mandó hoy',
        respuesta:
          'Va una ronda por clima y día. Insistir más rara vez ayuda y hace que el correo caiga como no deseado.',
      },
    ],
  },
  {
    ...base,
    clave: 'correo-fallido',
    titulo: 'Qué hacer cuando un correo no llega',
    entrada: 'Un correo puede regresar: la dirección está mal escrita o el buzón ya no existe.',
    pasos: [
      'En [[Encuestados]] filtra por [[Envío del correo]].',
      'Corrige la dirección y reenvía. El token es el mismo: si la persona ya había empezado, sigue donde iba.',
      'Si no tiene otra dirección, dale un token en papel y elimina su invitación.',
    ],
    imagen: {
      ruta: `${VER}?vista=TableEncuestados&clima=CLIMA`,
      alt: 'Lista de encuestados con el estado de sus correos',
      pie: 'De cada persona, solo cómo va su correo y si terminó.',
    },
  },
]
