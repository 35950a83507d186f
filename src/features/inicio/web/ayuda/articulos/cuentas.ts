import { ADMINISTRADOR, type Articulo, CLIENTE, TODOS } from '../articulo.ts'

const base = { tema: 'Cuentas' } as const

export const CUENTAS: readonly Articulo[] = [
  {
    ...base,
    para: ADMINISTRADOR,
    clave: 'equipo',
    titulo: 'Invitar al equipo y a clientes',
    entrada: 'Cada quien con su cuenta y su rol. Nadie comparte contraseñas.',
    pasos: [
      'En [[Equipo]] aprieta [[Invitar]].',
      'Escoge el rol: [[Administrador]], [[Consultor]] o [[Cliente]]. A un cliente se le escogen sus empresas.',
      'Le llega un correo para elegir su contraseña. Si no llega, [[Reenviar]].',
      'Cuando alguien se va, [[Desactivar]]: deja de entrar al instante y lo que hizo sigue en la bitácora.',
    ],
    imagen: {
      ruta: '/admin/equipo',
      alt: 'Lista de cuentas del equipo',
      pie: 'Siempre queda al menos un administrador.',
    },
  },
  {
    ...base,
    para: ADMINISTRADOR,
    clave: 'bitacora',
    titulo: 'Leer la bitácora',
    entrada: 'Quién hizo qué y cuándo. Nunca lo que alguien contestó.',
    pasos: [
      'En [[Equipo]] abre [[Bitácora]].',
      'Filtra por persona, por clase y por fecha. [[Descargar Excel]] la lleva completa.',
      'Nadie puede cambiar ni borrar una línea; se van solas a los dos años.',
    ],
    imagen: { ruta: '/admin/equipo?vista=bitacora', alt: 'Bitácora por día', pie: 'Frases, por día.' },
  },
  {
    ...base,
    para: ADMINISTRADOR,
    clave: 'datos-de-persona',
    titulo: 'Atender a quien pide sus datos',
    entrada: 'Toda persona puede saber qué se guarda de ella, recibirlo, corregirlo o pedir que se borre.',
    pasos: [
      'Quien lo pide en [[Tus datos]], en el sitio, ya confirmó que el correo es suyo: está arriba, con su plazo. A quien escribe o llama, pídele que lo haga ahí.',
      'En [[Ajustes]] abre [[Datos de una persona]] y busca su correo.',
      'Con [[Descargar todo]] entregas un zip. Con los enlaces llegas a donde se corrige. Con [[Borrar todo]] se borra para siempre.',
      'Cuando le hayas contestado, marca [[Ya se atendió]].',
      'Lo que contestó en una encuesta cerrada no es de nadie: no se puede encontrar, y la pantalla lo dice.',
    ],
  },
  {
    ...base,
    para: ADMINISTRADOR,
    clave: 'ajustes',
    titulo: 'Cambiar los ajustes de la firma',
    entrada: 'El papel, los plazos de los CV, la meta de participación y el segundo factor de todos.',
    pasos: [
      'Entra a [[Ajustes]].',
      'Cambia lo que haga falta y guarda: vale desde ese momento para todas las cuentas.',
      'Con [[Exigir el segundo factor a todos]], quien no lo tenga deberá activarlo al entrar.',
    ],
    imagen: {
      ruta: '/admin/ajustes',
      alt: 'Ajustes de la firma',
      pie: 'Una pantalla para todo lo que vale para la firma.',
    },
  },
  {
    ...base,
    para: ADMINISTRADOR,
    clave: 'mi-firma',
    titulo: 'Poner el nombre y los colores de mi firma',
    entrada:
      'El nombre, los teléfonos, el correo, las redes y los colores con que la firma sale en el sitio, los correos, la encuesta y los documentos.',
    pasos: [
      'Entra a [[Ajustes]] y abre [[Mi firma]].',
      'Escribe los datos. A la derecha ves cómo quedan el correo, la encuesta, el sitio y el informe.',
      'En [[Con quién trabaja]] pon a los clientes que dieron permiso: salen en la página de inicio.',
      'En [[Colores]] elige dos. Si sobre un color no se lee letra blanca, va oscura; si no se lee ninguna, te propone uno cercano.',
      'Aprieta [[Guardar]]: vale desde ese momento, sin reiniciar nada.',
      'Más abajo sube el [[Logotipo]]: de él salen el icono, la imagen que se ve al compartir el sitio y la versión para fondos oscuros.',
      'En [[Foto de la página de inicio]] puedes poner una foto tuya en lugar de la película.',
      'En [[Personas de la firma]], agrega a quienes atienden, con su foto, y arrástralas para ordenarlas: salen en la página de inicio.',
    ],
  },
  {
    ...base,
    para: ADMINISTRADOR,
    clave: 'textos-del-sitio',
    titulo: 'Escribir los textos del sitio',
    entrada:
      'Lo que dicen las páginas públicas se escribe al lado de la página misma y se publica cuando esté listo.',
    pasos: [
      'Entra a [[Ajustes]] y abre [[Sitio]]. Elige la parte: inicio, quiénes somos, cada página de servicios, contacto o el pie.',
      'Escribe. El borrador se guarda solo y la página de al lado lo muestra, en [[Computadora]] o en [[Teléfono]]; los visitantes todavía no lo ven.',
      'En una página de servicios, arrastra las fichas para ordenarlas y apaga las que no quieras mostrar. Su título lleva a sus textos.',
      'Aprieta [[Publicar en el sitio]]: se lee desde ese momento.',
    ],
    dudas: [
      {
        duda: 'Quiero lo que decía antes',
        respuesta:
          'Debajo de los textos, [[Volver a lo anterior]] trae lo que estaba publicado antes y [[Volver al original]], los textos con que venía el sitio. Nada cambia hasta que publiques.',
      },
      {
        duda: 'Quiero resaltar una palabra',
        respuesta: 'Escríbela *entre asteriscos*. No se puede usar HTML.',
      },
    ],
  },
  {
    ...base,
    para: TODOS,
    clave: 'cuenta',
    titulo: 'Cuidar mi cuenta',
    entrada: 'Todo lo que protege tu ingreso está en una pantalla, y solo tú puedes cambiarlo.',
    pasos: [
      'Abre [[Mi cuenta]]. En [[Contraseña]] la cambias: escribe la actual y la nueva.',
      'Con [[Segundo factor]] y [[Llaves de acceso]] nadie entra solo con tu contraseña. Una llave que ya no usas se quita con [[Retirar]].',
      'En [[Sesiones]] ves cuándo ingresaste. Si hay una que no reconoces, aprieta [[Cerrar las otras sesiones]] y cambia la contraseña.',
    ],
    dudas: [
      {
        duda: 'Aprieto una letra sin querer y algo cambia',
        respuesta:
          'Si tu cuenta es de la consultora, apaga [[Atajos de una sola tecla]]: todo se hace también con botones. Vale para ese navegador.',
      },
    ],
    imagen: {
      ruta: '/admin/cuenta',
      alt: 'Mi cuenta con contraseña, segundo factor y sesiones',
      pie: 'Contraseña, segundo factor, llaves y sesiones.',
    },
  },
  {
    ...base,
    para: TODOS,
    clave: 'segundo-factor',
    titulo: 'Activar el segundo factor',
    entrada: 'Con tu contraseña sola nadie entra: hace falta también tu teléfono, o una llave de acceso.',
    pasos: [
      'En [[Mi cuenta]] busca [[Segundo factor]].',
      'Escanea el cuadro con una aplicación de códigos y escribe el que te dé.',
      'Guarda los diez códigos de recuperación: cada uno sirve una vez, si pierdes el teléfono.',
      'Si tu equipo tiene huella o rostro, agrega además una llave en [[Llaves de acceso]].',
    ],
    dudas: [
      {
        duda: 'Perdí el teléfono y los códigos',
        respuesta: 'Pide a un administrador que retire tu segundo factor. Confirmará que eres tú.',
      },
    ],
  },
  {
    ...base,
    para: TODOS,
    clave: 'contrasena',
    titulo: 'Cambiar o recuperar la contraseña',
    entrada: 'Una frase larga que solo tú sepas es mejor que muchas letras raras.',
    pasos: [
      'En [[Mi cuenta]] escribe la actual y la nueva.',
      'Si la olvidaste, en la página de ingreso abre [[¿Olvidaste tu contraseña?]] Llega un enlace que sirve una vez.',
      'Con [[Cerrar las otras sesiones]] quedas solo en este equipo.',
    ],
  },
  {
    tema: 'Para clientes',
    para: CLIENTE,
    clave: 'cliente-avance',
    titulo: 'Seguir el avance de la encuesta',
    entrada:
      'Mientras la encuesta está abierta ves cuántas personas han contestado, por grupo. Nunca quiénes.',
    pasos: [
      'En [[Inicio]] está la ronda abierta, con su fecha y su avance.',
      'Anima a todo el grupo, nunca a alguien en particular.',
    ],
    cuida:
      'Un número se dice desde el mínimo y mientras falten otras tantas personas. Lo demás se dice en palabras o no se muestra: podría señalar a alguien.',
  },
  {
    tema: 'Para clientes',
    para: CLIENTE,
    clave: 'cliente-resultados',
    titulo: 'Leer los resultados de tu empresa',
    entrada: 'Cuando la ronda se cierra y la consultora publica, las cifras están en [[Resultados]].',
    pasos: [
      'La satisfacción es la parte de las personas que contesta a favor. Desde 75 decimos que están satisfechas.',
      'Escoge la vista. Cada gráfica dice cuántas personas hay detrás.',
      'Donde dice que se reserva, son muy pocas personas o restando se sabría lo que contestó alguien.',
    ],
  },
  {
    tema: 'Para clientes',
    para: CLIENTE,
    clave: 'cliente-informes',
    titulo: 'Descargar el informe',
    entrada: 'Cuando la consultora publica el informe te avisa por correo; está en [[Informes]].',
    pasos: [
      'Descarga el [[Informe ejecutivo]] para leer, la [[Presentación para la dirección]] para exponer o las [[Tablas de resultados]] para trabajar los números.',
      'Está siempre la versión vigente: si la consultora publica otra, reemplaza a la anterior.',
    ],
    cuida: 'Ningún archivo dice quién contestó, ni lleva cifras de grupos con menos personas que el mínimo.',
  },
  {
    tema: 'Para clientes',
    para: CLIENTE,
    clave: 'cliente-plan',
    titulo: 'Actualizar el avance del plan',
    entrada: 'El plan dice qué se acordó, quién responde y para cuándo.',
    pasos: [
      'Entra a [[Plan de acción]] y abre un compromiso.',
      'Cambia su estado y deja una nota: queda con la fecha y tu nombre.',
    ],
  },
]
