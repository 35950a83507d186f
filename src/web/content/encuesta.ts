import type { TipoDeParte } from '#domain/cuestionario/cuestionario.ts'

/** Texts that a respondent reads around the questions. The specification's own texts stand in the screens. */
export const encuesta = {
  meta: {
    titulo: 'Encuesta de clima organizacional',
    descripcion: 'Encuesta de clima organizacional. Se entra con el token de la invitación.',
  },
  entrada: {
    titulo: 'Tu opinión, sin tu nombre.',
    /** Beside the specified help, for whoever holds a slip. */
    codigo: 'El token es el código de tu correo o de tu papeleta.',
    traido: 'Tu token está listo',
    cambiar: 'Cambiar',
    /** While it is typed; said aloud at 8, 4 and none. */
    faltan: (n: number) => (n === 0 ? 'Completo' : n === 1 ? 'Falta 1' : `Faltan ${n}`),
    enlace: 'Qué se guarda y quién lo ve',
    sinScripts:
      'Para contestar hace falta JavaScript. Actívalo en tu navegador y vuelve a abrir esta página.',
    buscando: 'Buscando tu encuesta…',
    sinConexion: 'Parece que no tienes conexión a internet.',
    incompleta: 'La página no terminó de cargar. Revisa tu conexión y vuelve a cargarla.',
    antiguo:
      'Este navegador es demasiado antiguo para la encuesta. Actualízalo, o abre el enlace en otro teléfono o en una computadora.',
    recargar: 'Volver a cargar',
  },
  tropiezo: {
    titulo: 'Algo falló en esta página',
    texto: 'Lo que guardaste está a salvo. Vuelve a cargarla, entra con tu token y sigues donde estabas.',
  },
  insignia: { conMinimo: 'Encuesta anónima', sinMinimo: 'Encuesta confidencial' },
  instrucciones: {
    smile:
      'Lee cada frase y escoge la cara que dice qué tan de acuerdo estás. No hay respuestas buenas ni malas: contesta con honestidad.',
    maloToExelente:
      'Lee cada punto y escoge la palabra que mejor lo califica. No hay respuestas buenas ni malas: contesta con honestidad.',
    seleccionMultiple:
      'Marca lo que más se acerca a lo que piensas. Puedes cambiarlo mientras no guardes, y también dejarlo sin marcar.',
    preguntasAbiertas: 'Contesta con tus palabras. Puedes dejar en blanco lo que no quieras contestar.',
    tiempoDeLaborarEnEmpresa:
      'Escoge cuánto tiempo llevas en la empresa. Solo sirve para agrupar los resultados.',
    escala:
      'Lee cada pregunta y escoge el punto que dice lo que piensas. No hay respuestas buenas ni malas: contesta con honestidad.',
    unica: 'Escoge la opción que más se acerca a lo que piensas.',
  } satisfies Record<TipoDeParte, string>,
  /** Stands in for the general statement of a part that has none. */
  preguntaGeneral: {
    smile: '¿Qué tan de acuerdo estás con estas frases?',
    maloToExelente: '¿Cómo calificas lo siguiente?',
    seleccionMultiple: '¿Con cuáles te identificas?',
    preguntasAbiertas: 'Cuéntanos con tus palabras',
    tiempoDeLaborarEnEmpresa: '¿Cuánto tiempo llevas en la empresa?',
    escala: '¿Qué punto dice lo que piensas?',
    unica: '¿Con cuál te identificas?',
  } satisfies Record<TipoDeParte, string>,
  /** Beside every place for words of one's own. */
  cuida: 'Tus palabras se leen tal cual: no pongas tu nombre ni tu puesto.',
  salir: {
    texto:
      '¿Tienes que irte? Lo que guardaste no se pierde. Vuelve con tu token cuando quieras y sigues aquí.',
    boton: 'Salir de la encuesta',
  },
  inactiva: {
    sinEmpezar: 'Guarda tu token. Cuando la encuesta se abra podrás entrar con él desde este mismo enlace.',
    aMedias:
      'Se pausó mientras contestabas. Lo que guardaste está a salvo, y lo que no alcanzaste a guardar sigue en este dispositivo. Cuando se abra de nuevo, entra con tu token y sigues donde te quedaste.',
    reintentar: 'Comprobar de nuevo',
  },
  terminada: {
    texto: 'El plazo para contestar terminó. Lo que guardaste antes sí cuenta. Gracias por tu tiempo.',
  },
  finalizada: {
    texto: 'Gracias. Tu voz ya cuenta, sin tu nombre.',
    /** The first has the day of the survey's end, where there is one. */
    sigue: [
      'Termina la encuesta. Anima a tu grupo a contestar.',
      'La consultora reúne los resultados por grupo.',
      'Tu empresa recibe el informe para acordar qué cambia.',
    ],
    cerrar: 'Ya puedes cerrar esta página.',
    compartida: '¿Esta computadora es compartida?',
    otra: 'Contestar con otro token',
  },
  sinEncuesta: {
    titulo: 'Aquí no hay una encuesta abierta',
    texto:
      'Puede que ya haya terminado, o que el enlace haya llegado cortado. Escribe el código de la dirección corta de tu invitación o de tu papeleta.',
    rotulo: 'Código de la dirección corta',
    ayuda: 'Son las seis letras y números después de /e/',
    boton: 'Abrir la encuesta',
    pidela: '¿No la tienes? Pídela a quien te invitó o escribe a',
  },
  guardado: {
    guardando: 'Guardando…',
    lento: 'La conexión está lenta. Seguimos intentando…',
    fallo: 'No se pudo guardar. Tus respuestas siguen aquí y se enviarán solas al volver la conexión.',
    sinConexion: 'Estás sin conexión. Puedes seguir contestando: lo que marcas se queda en este dispositivo.',
    sinGuardar: 'Estás sin conexión: lo que marcas aún no se guarda.',
    sinAlmacen: 'Este navegador no guarda borradores: no cierres la página antes de guardar.',
    reintentar: 'Reintentar',
    listo: 'Guardado',
  },
} as const
