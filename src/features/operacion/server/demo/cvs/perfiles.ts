/** What people of one trade put into their CV. {anios} is how long they have worked. */
export interface Perfil {
  puestos: readonly string[]
  resumen: string
  titulos: readonly string[]
  empresas: readonly string[]
  tareas: readonly string[]
  habilidades: readonly string[]
}

export const PERFILES: readonly Perfil[] = [
  {
    puestos: ['Contabilidad general', 'Auditoría', 'Impuestos'],
    resumen:
      'Profesional de la contabilidad con {anios} años de experiencia en cierres mensuales, impuestos y presupuesto.',
    titulos: ['Licenciatura en Contaduría Pública y Auditoría', 'Perito Contador'],
    empresas: ['Grupo Financiero del Sur', 'Comercial Las Américas', 'Distribuidora El Puente'],
    tareas: [
      'Cierre contable mensual de tres empresas en cinco días hábiles',
      'Declaraciones de IVA e ISR y atención de revisiones de la SAT',
      'Presupuesto anual y seguimiento por centro de costo',
      'Conciliaciones bancarias y control de cuentas por pagar',
    ],
    habilidades: ['NIIF para pymes', 'Excel avanzado', 'SAP Business One', 'Análisis financiero'],
  },
  {
    puestos: ['Analista de nómina', 'Recursos Humanos'],
    resumen: 'Analista con {anios} años pagando planillas de más de 400 personas.',
    titulos: ['Licenciatura en Administración de Recursos Humanos', 'Técnico en Administración de Personal'],
    empresas: ['Maquilas de Occidente', 'Clínica Santa Lucía', 'Seguridad Integral'],
    tareas: [
      'Planilla quincenal, prestaciones y liquidaciones',
      'Trámites ante el IGSS y el Ministerio de Trabajo',
      'Control de vacaciones, ausencias y horas extras',
      'Inducción de personal nuevo y expedientes laborales',
    ],
    habilidades: ['Legislación laboral', 'Excel', 'Evolution HCM', 'Manejo de información confidencial'],
  },
  {
    puestos: ['Reclutamiento y selección', 'Recursos Humanos', 'Psicología industrial'],
    resumen:
      'Profesional de la psicología industrial con {anios} años en selección por competencias y pruebas psicométricas.',
    titulos: ['Licenciatura en Psicología Industrial', 'Maestría en Gestión del Talento Humano'],
    empresas: ['Talento y Compañía', 'Call Center del Istmo', 'Supermercados La Cosecha'],
    tareas: [
      'Procesos de selección de puestos operativos y gerenciales',
      'Entrevistas por competencias y aplicación de pruebas psicométricas',
      'Assessment center para mandos medios',
      'Plan anual de capacitación y medición de clima',
    ],
    habilidades: [
      'Entrevista por competencias',
      '16PF y PDA',
      'LinkedIn Recruiter',
      'Facilitación de grupos',
    ],
  },
  {
    puestos: ['Ventas', 'Atención de cuentas'],
    resumen: 'Profesional de ventas con {anios} años abriendo cuentas en consumo masivo.',
    titulos: ['Técnico en Mercadotecnia', 'Bachillerato en Ciencias Comerciales'],
    empresas: ['Bebidas del Pacífico', 'Distribuidora La Torre', 'Lácteos San Marcos'],
    tareas: [
      'Cartera de 120 clientes en la capital y Sacatepéquez',
      'Apertura de cuentas nuevas y negociación de espacios en góndola',
      'Cumplimiento de metas mensuales por encima del 100 %',
      'Cobro y recuperación de cartera vencida',
    ],
    habilidades: ['Negociación', 'CRM', 'Licencia de conducir tipo B', 'Conocimiento de la ruta sur'],
  },
  {
    puestos: ['Supervisión de ventas', 'Ventas', 'Liderazgo de equipos'],
    resumen: 'Liderazgo comercial: {anios} años formando equipos de hasta veinte personas.',
    titulos: ['Licenciatura en Administración de Empresas', 'Diplomado en Dirección Comercial'],
    empresas: ['Snacks Centroamericanos', 'Farmacias del Pueblo', 'Cementos del Norte'],
    tareas: [
      'Supervisión diaria de vendedores en ruta y seguimiento a indicadores',
      'Diseño de metas, comisiones y planes de incentivo',
      'Apertura de la zona norte, con crecimiento de 18 % en un año',
      'Capacitación en servicio al cliente y manejo de objeciones',
    ],
    habilidades: ['Liderazgo', 'Power BI', 'Planificación de rutas', 'Inglés intermedio'],
  },
  {
    puestos: ['Servicio al cliente', 'Call center'],
    resumen: 'Agente bilingüe de servicio al cliente con {anios} años en cuentas de telecomunicaciones.',
    titulos: ['Bachillerato en Ciencias y Letras', 'Inglés avanzado, nivel C1'],
    empresas: ['Contact Center del Valle', 'Telefonía Uno', 'Aerolíneas Quetzal'],
    tareas: [
      'Atención de llamadas y chat en inglés y español',
      'Resolución en primer contacto de 82 % de los casos',
      'Retención de clientes y venta cruzada',
      'Acompañamiento de agentes nuevos',
    ],
    habilidades: ['Inglés C1', 'Zendesk', 'Mecanografía 60 ppm', 'Manejo de clientes difíciles'],
  },
  {
    puestos: ['Supervisión de producción', 'Ingeniería industrial', 'Manufactura'],
    resumen:
      'Profesional de la ingeniería industrial con {anios} años en plantas de alimentos y mejora de procesos.',
    titulos: ['Ingeniería Industrial', 'Green Belt en Lean Six Sigma'],
    empresas: ['Alimentos del Valle', 'Plásticos de Guatemala', 'Ingenio Santa Rita'],
    tareas: [
      'Supervisión de tres líneas y 85 operarios por turno',
      'Reducción de desperdicio de 6 % a 3.5 % en un año',
      'Implementación de 5S y mantenimiento autónomo',
      'Indicadores de productividad y reuniones diarias de arranque',
    ],
    habilidades: ['Lean Manufacturing', 'BPM y HACCP', 'AutoCAD', 'Manejo de personal operativo'],
  },
  {
    puestos: ['Control de calidad', 'Inocuidad de alimentos'],
    resumen: 'Profesional de la ingeniería química con {anios} años en control de calidad e inocuidad.',
    titulos: ['Ingeniería Química', 'Auditoría interna FSSC 22000'],
    empresas: ['Embutidos La Granja', 'Alimentos La Cosecha', 'Laboratorios Médicos Unidos'],
    tareas: [
      'Análisis fisicoquímicos y microbiológicos de materia prima y producto terminado',
      'Auditorías internas y atención de auditorías de clientes',
      'Plan HACCP y trazabilidad de lotes',
      'Capacitación del personal en buenas prácticas de manufactura',
    ],
    habilidades: ['FSSC 22000', 'HACCP', 'Estadística', 'Inglés técnico'],
  },
  {
    puestos: ['Mantenimiento industrial', 'Electromecánica'],
    resumen: 'Electromecánica: {anios} años en mantenimiento preventivo y correctivo.',
    titulos: ['Técnico en Electromecánica, INTECAP', 'Bachiller Industrial'],
    empresas: ['Textiles de Occidente', 'Embotelladora Central', 'Molinos Modernos'],
    tareas: [
      'Mantenimiento de calderas, compresores y bandas transportadoras',
      'Lectura de planos y cableado de tableros eléctricos',
      'Programación básica de PLC Siemens',
      'Turnos rotativos y atención de emergencias',
    ],
    habilidades: ['PLC', 'Soldadura', 'Hidráulica y neumática', 'Disponibilidad de horario'],
  },
  {
    puestos: ['Piloto repartidor', 'Logística'],
    resumen: 'Piloto con licencia tipo A y {anios} años en reparto de producto.',
    titulos: ['Bachillerato por madurez', 'Curso de manejo defensivo'],
    empresas: ['Transportes del Sur', 'Distribuidora Maya', 'Bebidas del Pacífico'],
    tareas: [
      'Reparto de 40 puntos diarios en zonas 11, 12 y 21',
      'Cobro en efectivo y liquidación diaria sin faltantes',
      'Revisión y cuidado del camión asignado',
      'Atención a clientes y manejo de devoluciones',
    ],
    habilidades: ['Licencia tipo A', 'Conocimiento de la ciudad', 'Manejo de efectivo', 'Sin antecedentes'],
  },
  {
    puestos: ['Bodega', 'Inventarios', 'Logística'],
    resumen: 'Responsable de bodega con {anios} años en control de inventarios y despacho.',
    titulos: ['Perito en Administración de Empresas', 'Diplomado en Cadena de Suministro'],
    empresas: ['Ferreterías Unidas', 'Almacenes del Centro', 'Distribuidora El Puente'],
    tareas: [
      'Recepción, ubicación y despacho con método PEPS',
      'Inventarios cíclicos con exactitud de 99 %',
      'Coordinación de ocho auxiliares y dos montacarguistas',
      'Orden y seguridad de la bodega',
    ],
    habilidades: ['Montacargas', 'Excel', 'SAP MM', 'Inventarios'],
  },
  {
    puestos: ['Asistencia administrativa', 'Recepción'],
    resumen: 'Asistente con {anios} años de apoyo a gerencias y oficinas.',
    titulos: ['Secretariado Ejecutivo Bilingüe', 'Estudiante de Administración de Empresas'],
    empresas: ['Bufete Morales y Asociados', 'Constructora Horizonte', 'Colegio Nueva Esperanza'],
    tareas: [
      'Agenda de gerencia, actas y correspondencia',
      'Compras menores y control de caja chica',
      'Atención de visitas y planta telefónica',
      'Organización de eventos internos',
    ],
    habilidades: ['Redacción', 'Microsoft 365', 'Archivo', 'Trato con clientes'],
  },
  {
    puestos: ['Desarrollo de software', 'Informática'],
    resumen: 'Desarrollo de software desde hace {anios} años: sistemas web para empresas medianas.',
    titulos: ['Ingeniería en Ciencias y Sistemas', 'Técnico en Desarrollo Web'],
    empresas: ['Soluciones Digitales GT', 'Banco del Altiplano', 'Agencia Nube Clara'],
    tareas: [
      'Desarrollo de módulos de facturación electrónica',
      'Mantenimiento de bases de datos PostgreSQL',
      'Integraciones con bancos y pasarelas de pago',
      'Soporte de segundo nivel a usuarios',
    ],
    habilidades: ['TypeScript', 'SQL', 'React', 'Inglés técnico'],
  },
  {
    puestos: ['Mercadeo', 'Redes sociales', 'Diseño gráfico'],
    resumen: 'Especialista en mercadeo digital con {anios} años manejando marcas de consumo.',
    titulos: ['Licenciatura en Mercadotecnia', 'Diseño Gráfico'],
    empresas: ['Agencia Brava', 'Cadena de Cafés Antigua', 'Moda y Hogar'],
    tareas: [
      'Calendario de contenido y pauta en redes sociales',
      'Lanzamiento de tres marcas en tienda y en línea',
      'Reportes mensuales de alcance y conversión',
      'Diseño de material para punto de venta',
    ],
    habilidades: ['Meta Ads', 'Illustrator y Photoshop', 'Google Analytics', 'Redacción creativa'],
  },
  {
    puestos: ['Seguridad industrial', 'Salud ocupacional'],
    resumen: 'Responsable de seguridad y salud ocupacional con {anios} años en industria.',
    titulos: ['Técnico en Salud y Seguridad Ocupacional', 'Ingeniería Industrial, pensum cerrado'],
    empresas: ['Cementos del Norte', 'Papelera Nacional', 'Agroindustrias del Sur'],
    tareas: [
      'Comités bipartitos según el Acuerdo Gubernativo 229-2014',
      'Investigación de accidentes y planes de acción',
      'Brigadas de emergencia y simulacros',
      'Inspecciones y entrega de equipo de protección',
    ],
    habilidades: ['Acuerdo 229-2014', 'Primeros auxilios', 'Matriz de riesgos', 'Capacitación'],
  },
]
