/** Words of a tablet that is lent. */
export const kiosco = {
  titulo: 'Tu opinión, sin tu nombre.',
  texto: 'Toca las letras y los números de tu papeleta. Da igual si te equivocas: puedes borrar.',
  camara: 'Leer el código con la cámara',
  escuchar: 'Escuchar',
  callar: 'Callar',
  borrar: 'Borrar todo',
  empezar: 'Empezar',
  buscando: 'Buscando…',
  salir: 'Salir del kiosco',
  fin: {
    titulo: 'Gracias. Ya quedó.',
    texto: 'Tus respuestas se guardaron sin tu nombre, y en esta tableta no quedó nada tuyo. Ya puedes irte.',
    boton: 'Terminar',
  },
  inactiva: {
    titulo: 'La encuesta no está activa aún',
    texto:
      'Guarda tu papeleta: cuando la encuesta se abra podrás entrar con ella. Lo que ya guardaste está a salvo, y en esta tableta no quedó nada tuyo.',
    boton: 'Volver al principio',
  },
  quieto: {
    titulo: '¿Sigues aquí?',
    texto:
      'Si nadie toca la pantalla, volvemos al principio. Lo que marcaste en esta página y no has guardado se borra; lo que ya guardaste no se pierde: con tu papeleta sigues donde te quedaste.',
    seguir: 'Sí, sigo aquí',
    terminar: 'Terminar por ahora',
  },
  pendiente: {
    titulo: 'Espera: falta guardar',
    texto:
      'Las respuestas de la última página todavía no llegan: parece que no hay conexión. Seguimos intentando, y nadie más entra mientras tanto.',
    otroLugar: 'Seguiré en otro lugar',
  },
  avisado:
    'La persona anterior se fue a medias. Lo que guardó está a salvo y nada suyo quedó aquí; lo de su última página no se guardó. Si eras tú, entra otra vez con tu papeleta, aquí o en otro lugar.',
} as const
