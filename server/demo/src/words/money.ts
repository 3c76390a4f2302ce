/** Group, then `code | description`. */
export const EXPENSE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Travel and vehicles': [
    '610 | Fuel',
    '612 | Parking and tolls',
    '614 | Vehicle repair',
    '616 | Mileage, own vehicle',
  ],
  'Job costs': [
    '520 | Small parts and fittings',
    '522 | Consumables and gases',
    '524 | Rentals',
    '526 | Permits and inspections',
  ],
  People: [
    '710 | Meals on the road',
    '712 | Lodging',
    '714 | Training and certificates',
    '716 | Boots and safety gear',
  ],
  Office: ['810 | Postage and courier', '812 | Software', '814 | Coffee and supplies'],
};

export const REVENUE_CODES = [
  '4000 | Contract work',
  '4010 | Change orders',
  '4020 | Time and material',
  '4100 | Service calls',
  '4110 | Maintenance contracts',
  '4120 | Emergency call-out',
  '4200 | Material sales',
  '4300 | Equipment charged out',
] as const;

export type Purchase = { vendor: string; description: string; low: number; high: number; code: string };

/** Vendor, what was bought, lowest and highest amount, expense code. */
export const PURCHASES: readonly Purchase[] = [
  { vendor: 'Townline Gas Bar', description: 'Diesel, van', low: 68, high: 142, code: '610' },
  { vendor: 'Speed Stop Fuels', description: 'Gasoline, pickup', low: 55, high: 118, code: '610' },
  { vendor: 'Core Parkade', description: 'Parking, two days', low: 18, high: 44, code: '612' },
  { vendor: 'Kiln Valve & Fitting', description: 'Ball valves and unions', low: 42, high: 310, code: '520' },
  { vendor: 'Tri-County Pipe & Supply', description: 'Couplings, 2 inch press', low: 60, high: 420, code: '520' },
  { vendor: 'Dominion Fastener', description: 'Threaded rod and anchors', low: 22, high: 140, code: '520' },
  { vendor: 'Speed River Welding Gas', description: 'Argon cylinder swap', low: 88, high: 160, code: '522' },
  { vendor: 'Greenlane Hydronics', description: 'Glycol, 20 L', low: 74, high: 128, code: '522' },
  { vendor: 'Hilltop Rentals', description: 'Core drill, weekend', low: 120, high: 260, code: '524' },
  { vendor: 'City permit counter', description: 'Plumbing permit', low: 150, high: 420, code: '526' },
  { vendor: 'Corner Grill', description: 'Lunch for the crew, shutdown', low: 48, high: 126, code: '710' },
  { vendor: 'Tannery Inn', description: 'One night, out of town', low: 118, high: 189, code: '712' },
  { vendor: 'Loyalist Safety Supply', description: 'Gloves and lenses', low: 24, high: 92, code: '716' },
  { vendor: 'Bridge Street Courier', description: 'Rush delivery, controls board', low: 19, high: 58, code: '810' },
  { vendor: 'Ridge Refrigeration Parts', description: 'Contactor and capacitor', low: 38, high: 164, code: '520' },
];

/** Category, then `code | description | unit | cost`. */
export const NORTHGATE_MATERIALS: Readonly<Record<string, readonly string[]>> = {
  'Copper and fittings': [
    'CU-050 | Copper tube type L 1/2 in | ft | 2.9',
    'CU-075 | Copper tube type L 3/4 in | ft | 4.6',
    'CU-100 | Copper tube type L 1 in | ft | 6.8',
    'CU-200 | Copper tube type L 2 in | ft | 17.4',
    'CF-90-075 | Press elbow 90°, 3/4 in | ea | 8.1',
    'CF-TE-100 | Press tee 1 in | ea | 15.2',
    'CF-CP-200 | Press coupling 2 in | ea | 24.6',
    'CF-UN-075 | Union 3/4 in | ea | 14.9',
  ],
  'Steel pipe': [
    'SP-200-40 | Black steel pipe sch 40, 2 in | ft | 9.2',
    'SP-400-40 | Black steel pipe sch 40, 4 in | ft | 21.7',
    'SP-600-40 | Black steel pipe sch 40, 6 in | ft | 38.5',
    'GC-400 | Grooved coupling 4 in | ea | 31',
    'GC-600 | Grooved coupling 6 in | ea | 46',
    'WE-400 | Weld elbow 4 in | ea | 28.4',
    'FL-400-150 | Slip-on flange 4 in, 150 lb | ea | 42',
  ],
  'Plastic pipe': [
    'PV-300 | PVC DWV pipe 3 in | ft | 4.4',
    'PV-400 | PVC DWV pipe 4 in | ft | 6.1',
    'PX-075 | PEX tube 3/4 in, blue | ft | 1.3',
    'PV-WY-400 | Wye 4 in | ea | 18.8',
  ],
  Valves: [
    'BV-075 | Ball valve 3/4 in, full port | ea | 18.2',
    'BV-200 | Ball valve 2 in, full port | ea | 68',
    'BF-400 | Butterfly valve 4 in, lug | ea | 214',
    'CK-200 | Check valve 2 in, silent | ea | 96',
    'PRV-100 | Pressure reducing valve 1 in | ea | 178',
    'TMV-100 | Thermostatic mixing valve 1 in | ea | 236',
    'RPZ-100 | Backflow preventer RPZ 1 in | ea | 489',
  ],
  'Sheet metal': [
    'DU-24-S | Spiral duct 24 in | ft | 24.5',
    'DU-RECT | Rectangular duct, lined | lb | 5.9',
    'FD-1212 | Fire damper 12 x 12 | ea | 88',
    'VD-08 | Volume damper 8 in | ea | 19.6',
    'FLX-08 | Flexible duct 8 in | ft | 3.1',
  ],
  'Hangers and supports': [
    'HG-200 | Clevis hanger 2 in | ea | 3.8',
    'HG-400 | Clevis hanger 4 in | ea | 6.9',
    'RD-038 | Threaded rod 3/8 in | ft | 0.9',
    'ST-158 | Strut channel 1 5/8 in | ft | 3.7',
    'AN-038 | Drop-in anchor 3/8 in | ea | 0.8',
  ],
  Insulation: [
    'IN-P-200 | Pipe insulation 2 in x 1 in | ft | 4.2',
    'IN-P-400 | Pipe insulation 4 in x 1 1/2 in | ft | 7.9',
    'IN-D-150 | Duct wrap 1 1/2 in | sq ft | 1.2',
    'IN-CV-PVC | PVC fitting cover | ea | 5.5',
  ],
  'Pumps and equipment': [
    'CP-ECM-1 | Circulator, variable speed | ea | 412',
    'XT-30 | Expansion tank 30 gal | ea | 366',
    'AS-200 | Air separator 2 in | ea | 284',
    'CDP-1 | Condensate pump 120 V | ea | 96',
  ],
  Refrigeration: [
    'RF-410 | Refrigerant A2L blend, 25 lb | cyl | 318',
    'RF-DRY-38 | Filter drier 3/8 in | ea | 24',
    'RF-TXV-3 | Expansion valve 3 ton | ea | 128',
    'LS-0375 | Line set 3/8 x 7/8, 50 ft | ea | 298',
  ],
  Gas: [
    'GS-CSST-1 | Flexible gas tube 1 in | ft | 7.7',
    'GS-REG-2 | Line regulator 2 psi | ea | 84',
    'GS-VLV-100 | Gas valve 1 in | ea | 27',
  ],
  Fixtures: [
    'FX-WC-1 | Toilet, wall hung, 4.8 L | ea | 384',
    'FX-LAV-2 | Lavatory, undermount | ea | 142',
    'FX-FCT-S | Sensor faucet | ea | 226',
    'FX-CAR-1 | Toilet carrier, adjustable | ea | 298',
  ],
  Consumables: [
    'CN-SOL-1 | Silver solder 15%, 1 lb | ea | 142',
    'CN-TAPE | Thread tape, gas rated | roll | 3.2',
    'CN-FS-10 | Firestop sealant 10 oz | ea | 17.8',
    'CN-GLY-20 | Glycol inhibited 20 L | pail | 96',
  ],
};

export const LAKESHORE_MATERIALS: Readonly<Record<string, readonly string[]>> = {
  Pipe: [
    'PI-8-C900 | C900 PVC 8 in | ft | 18.6',
    'PI-12-HDPE | HDPE storm pipe 12 in | ft | 11.2',
    'PI-24-RCP | Reinforced concrete pipe 24 in | ft | 42',
    'PI-8-SDR | SDR 35 sewer pipe 8 in | ft | 9.4',
  ],
  Structures: [
    'MH-48 | Manhole section 48 in | vf | 148',
    'CB-24 | Catch basin 24 x 24 | ea | 520',
    'HY-5 | Hydrant, 5 ft bury | ea | 2640',
    'GV-8 | Gate valve 8 in, MJ | ea | 1190',
  ],
  Aggregate: [
    'AG-21AA | Gravel 21AA | ton | 18',
    'AG-6A | Stone 6A bedding | ton | 26',
    'AG-SAND | Class II sand | ton | 9',
    'AG-RIP | Riprap, plain | ton | 38',
  ],
  'Erosion control': [
    'EC-SF | Silt fence | ft | 1.1',
    'EC-BL | Blanket, straw | sq yd | 1.6',
    'EC-IN | Inlet filter bag | ea | 64',
  ],
};
