import type { FirmaDePagina } from '#contract/page.ts'
import type { Meta } from './tipos.ts'

export const createMetaDeHome = ({ nombre }: Pick<FirmaDePagina, 'nombre'>): Meta => ({
  ruta: '/',
  titulo: `${nombre}: consultoría en recursos humanos y desarrollo organizacional`,
  descripcion: home.descripcion,
})

export const home = {
  descripcion:
    'Consultoría en recursos humanos y desarrollo organizacional en Guatemala: estudios de clima, formación y selección de talento.',
  inicio: {
    /** One line each. */
    lema: ['El clima', 'se mide.', 'El talento', 'se cuida.'],
    entrada:
      'Consultoría en recursos humanos y desarrollo organizacional. Preguntamos a tu gente, ponemos en cifras lo que responde y te ayudamos a actuar.',
    bajar: 'Bajar a Quiénes somos',
    pausar: 'Pausar el video',
    reanudar: 'Reanudar el video',
  },
  quienesSomos: {
    titulo: 'Escuchamos a las personas que hacen la empresa y convertimos lo que dicen en decisiones.',
    parrafos: [
      'Somos una firma de consultoría en recursos humanos. Trabajamos con empresas que quieren saber, con datos y no con rumores, cómo vive su gente el trabajo de todos los días.',
      'Diseñamos el cuestionario, invitamos, medimos y explicamos. Después nos quedamos para la parte que cuesta: cambiar lo que salió bajo y cuidar lo que ya está bien.',
    ],
    escala: {
      titulo: 'Así leemos un clima',
      texto:
        'Cada factor recibe un porcentaje de satisfacción. Ocho franjas dicen en qué nivel está. Desde 75\u00a0% cuenta como satisfecho.',
      descripcion:
        'Escala de ocho franjas: 50 a 60, 61 a 64, 65 a 67, 68 a 69, 70 a 74, 75 a 79, 80 a 89 y 90 a 100 por ciento',
      satisfecho: 'Satisfecho',
      tope: '100\u00a0%',
    },
    promesas: [
      {
        titulo: 'Anónimo',
        texto:
          'Quien responde usa un token: su nombre no se pide. Al cerrar el estudio borramos las respuestas una por una y quedan los totales y los textos sin nombre. El cierre no se deshace.',
      },
      {
        titulo: 'Exacto',
        texto:
          'Cada cifra se explica: qué se preguntó, a cuántas personas y cómo se calculó. Lo que se compara con el año anterior se mide igual que el año anterior.',
      },
      {
        titulo: 'Útil',
        texto:
          'Un estudio termina cuando hay un plan con responsables y fechas, no cuando se entrega el informe.',
      },
    ],
  },
  personas: { titulo: 'Quienes te atienden' },
  clientes: { titulo: 'Han trabajado con nosotros' },
  servicios: { titulo: 'Tres líneas de servicio' },
  contacto: {
    titulo: 'Cuéntanos qué está pasando en tu empresa.',
    entrada: 'Primero te hacemos unas preguntas. Después te mandamos una propuesta.',
    datos: { correo: 'Correo', telefono: 'Teléfono', whatsapp: 'WhatsApp', oficina: 'Oficina' },
    empleo: { pregunta: '¿Buscas trabajo?', enlace: { texto: 'Envia tu CV', ruta: '/envia-cv' } },
  },
} as const
