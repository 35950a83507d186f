import { ADMINISTRADOR, type Articulo, PERSONAL } from '../articulo.ts'

const base = { tema: 'Currículums', para: PERSONAL } as const

export const CURRICULUMS: readonly Articulo[] = [
  {
    ...base,
    clave: 'ingresar-cv',
    titulo: 'Ingresar un CV',
    entrada: 'Una persona con su archivo y las etiquetas de los puestos que le quedan.',
    pasos: [
      'Entra a [[Ingresar CV]] y suelta el archivo: los campos vacíos se llenan con lo que dice. Compruébalos. Una foto JPG o PNG también vale.',
      'Llena lo que falte. Lo que no dice «opcional» es obligatorio; quien no usa segundo apellido lleva [[No tiene]].',
      'Escoge o crea las [[Etiquetas de puesto]].',
      'Si alguien parecido ya está en la base, la pantalla lo dice antes de guardar.',
    ],
    imagen: {
      ruta: '/admin/cv/ingresar',
      alt: 'Formulario para ingresar un CV',
      pie: 'El texto del archivo también se podrá buscar.',
    },
  },
  {
    ...base,
    clave: 'buscar-cv',
    titulo: 'Buscar en los CV',
    entrada: 'Se busca por nombre, contacto, etiqueta y por lo que dice el archivo.',
    pasos: [
      'Entra a [[Buscar CV]] y escribe. Acentos y mayúsculas no importan. Con un menos delante, una palabra deja fuera a quien la tiene: «contador -junior».',
      'Acota por [[Etiquetas]], por [[Estado]] y por cuándo estaba [[Al día]]. Vale todo a la vez.',
      'Con [[Guardar búsqueda]] tu inicio te dice cuándo entra alguien nuevo que la cumple. Solo la ves tú, y le cambias el nombre cuando quieras.',
      'Marca a varias personas (con Mayús, todas las de en medio) o escoge la página o todo lo encontrado, hasta 500: etiquétalas, agrégalas a una vacante, pide que actualicen su CV o elimínalas. Eliminar se puede deshacer.',
      'Con [[Descargar Excel]] te llevas la lista. Queda anotado en la bitácora.',
      'Si un archivo dice [[Contenido activo]], lee primero su texto en la ficha. Para abrir el archivo hay que apretar dos veces.',
      'Abre la ficha para ver el archivo, corregirla o eliminarla. Eliminar se puede deshacer por unos segundos; después, un administrador lo recupera durante treinta días desde CVs Pendientes › Eliminados, o lo borra para siempre.',
      'Si la persona mandó otro archivo, los que reemplazó están en [[Archivos anteriores]].',
    ],
    imagen: { ruta: '/admin/cv/buscar', alt: 'Buscador de CV con resultados', pie: 'Sesenta CV de ejemplo.' },
  },
  {
    ...base,
    clave: 'etiquetas',
    titulo: 'Ordenar las etiquetas',
    entrada: 'Las mismas palabras para lo mismo: así se encuentra a todos.',
    pasos: [
      'En [[Buscar CV]] abre [[Etiquetas]]. Cada una dice cuántos CVs la llevan.',
      'En los tres puntos de una, con [[Cambiar nombre]] el nombre nuevo vale en todos los CVs.',
      'Con [[Unir con otra]] dos que dicen lo mismo quedan en una. No se puede deshacer.',
      'Con [[Eliminar]] la etiqueta se quita de los CVs. Los CVs se quedan.',
    ],
  },
  {
    ...base,
    clave: 'vacantes',
    titulo: 'Reunir candidatos para una vacante',
    entrada: 'Una plaza y a quiénes se considera para ella, con una nota y un estado.',
    pasos: [
      'En [[Buscar CV]] abre [[Vacantes]] y crea una con [[Nueva vacante]].',
      'Con [[Agregar personas]] vas a Buscar CV: allí, en la página de la persona o al revisar lo que llega del sitio, está [[Agregar a una vacante]].',
      'En la lista, por estado, escoge el de cada quien y escribe la nota. Se guardan solos.',
      'Si un CV se borra, la persona sale también de la vacante, con su nota.',
    ],
  },
  {
    ...base,
    clave: 'subir-varios',
    titulo: 'Subir muchos CVs a la vez',
    entrada: 'Hasta 200 archivos, o un zip de 200 MB, con etiquetas para todos.',
    pasos: [
      'En [[CVs Pendientes a Actualizar]] aprieta [[Subir varios]], escoge las etiquetas y suelta los archivos.',
      'Puedes ir a otra pantalla mientras llegan; no cierres la ventana. Cuando llegaron todos, la lectura sigue sola.',
      'Cada archivo dice qué se encontró, o por qué no entró: protegido, de otro tipo, muy grande, los mismos bytes que otro.',
      'El botón verde acepta juntas las que no tienen dudas: personas con nombre, correo y celular que no se parecen a nadie de la base. Las demás se revisan una por una.',
      'Si algo se cortó, suelta todos los archivos otra vez: el que ya llegó no se repite.',
    ],
  },
  {
    ...base,
    clave: 'bandeja',
    titulo: 'Revisar lo que llega del sitio',
    entrada: 'Cada CV del formulario público espera en la bandeja hasta que alguien decide.',
    pasos: [
      'Entra a [[CVs Pendientes a Actualizar]]. Arriba está quien espera desde hace más tiempo.',
      'Aprieta [[Revisar]]. El archivo queda al lado de la ficha; los campos dicen de dónde salieron y en el archivo se marca.',
      'Si dice [[Contenido activo]], ves primero el texto del archivo. Ábrelo con [[Ver el archivo]] solo si conoces a quien lo mandó.',
      'Toma las etiquetas que se sugieren por lo que dice el archivo. Con [[Agregar a una vacante]] la persona queda en su lista.',
      'Acepta, di que es la misma persona o descarta. Descartar se puede deshacer por unos segundos.',
    ],
    imagen: {
      ruta: '/admin/cv/pendientes',
      alt: 'Bandeja de CV por revisar',
      pie: 'Quien espera desde hace más tiempo, arriba.',
    },
  },
  {
    ...base,
    clave: 'actualizar-cv',
    titulo: 'Pedir que actualicen su CV',
    entrada: 'Un CV viejo engaña. A los dieciocho meses conviene preguntar.',
    pasos: [
      'En [[CVs Pendientes a Actualizar]] abre [[Por actualizar]].',
      'Escoge a quiénes y manda el enlace. Sirve una vez y vence solo.',
      'A quien no conviene preguntar se le conserva con [[Conservar]] o se le borra con [[Eliminar]].',
      'La persona corrige, manda un archivo nuevo, confirma que sigue igual o pide que se borre.',
    ],
  },
  {
    ...base,
    clave: 'mensajes',
    titulo: 'Contestar los mensajes de contacto',
    entrada: 'Lo que escriben en el sitio llega por correo y queda también en una lista.',
    pasos: [
      'En [[CVs Pendientes a Actualizar]] abre [[Mensajes de contacto]].',
      'Contesta por correo o por teléfono y marca el mensaje como contestado.',
    ],
  },
  {
    ...base,
    para: ADMINISTRADOR,
    clave: 'retencion',
    titulo: 'Decidir qué se borra y cuándo',
    entrada: 'Mientras nadie lo active, no se borra nada.',
    pasos: [
      'En [[CVs Pendientes a Actualizar]] abre [[Retención]].',
      'Actívala. Cada CV tiene una fecha y se avisa treinta días antes.',
      'Quien deba quedarse se conserva con un motivo y una fecha.',
    ],
  },
]
