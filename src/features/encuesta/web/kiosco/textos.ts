/** Words of a tablet that is lent. */
export const kiosco = {
  titulo: 'Tu opinión, sin tu nombre.',
  texto: 'Toca las letras y los números de tu papeleta; si te equivocas, borra.',
  camara: 'Leer el código con la cámara',
  escuchar: 'Escuchar',
  callar: 'Callar',
  borrar: 'Borrar todo',
  empezar: 'Empezar',
  buscando: 'Buscando…',
  salir: 'Salir del kiosco',
  fin: {
    titulo: 'Gracias. Ya quedó.',
    texto: 'Tus respuestas se guardaron sin tu nombre y en esta tableta no quedó nada tuyo.',
    boton: 'Terminar',
  },
  inactiva: {
    titulo: 'La encuesta no está activa aún',
    texto:
      'Guarda tu papeleta para cuando se abra. Lo que guardaste está a salvo y en esta tableta no quedó nada tuyo.',
    boton: 'Volver al principio',
  },
  quieto: {
    titulo: '¿Sigues aquí?',
    texto:
      'Si nadie toca la pantalla, se borra lo que no has guardado. Lo guardado no se pierde: con tu papeleta sigues donde te quedaste.',
    seguir: 'Sí, sigo aquí',
    terminar: 'Terminar por ahora',
  },
  pendiente: {
    titulo: 'Espera: falta guardar',
    texto: 'Tu última página todavía no llega. Seguimos intentando, y nadie más entra mientras tanto.',
    otroLugar: 'Seguiré en otro lugar',
  },
  avisado:
    'La persona anterior se fue a medias: lo que guardó está a salvo, su última página no, y aquí no quedó nada suyo. Si eras tú, entra otra vez con tu papeleta.',
} as const
